local both = { "fifth", "microprose" }

scenario("R-ENCH-5 a target local enchantment is moved to another creature, and to none on which it lies", both, function(s)
  local crown = s.bob:makes("Test Crown", {
    types = "artifact", text = "{1}: Attach target Aura attached to a creature to another creature.",
  })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local strength = s.bob:has("in play", "Unholy Strength", { on = bears })
  s.bob:mana "{C}{C}"
  s.bob:activates(crown, { target = strength })
  s:expect(bears, { power = 4 })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(crown, { target = strength })
  s:expect(bears, { power = 2 })
  s:expect(ogre, { power = 4 })
end)

scenario("R-ENCH-5 what is on a land is no target of it", both, function(s)
  local crown = s.bob:makes("Test Crown", {
    types = "artifact", text = "{1}: Attach target Aura attached to a creature to another creature.",
  })
  local forest = s.bob:has("in play", "Forest")
  local terrain = s.bob:has("in play", "Phantasmal Terrain", { on = forest, choosing = "swamp" })
  s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(crown, { target = terrain }) end, "R-TARGET-1")
end)
