scenario("E-201 Terror spares black creatures and artifact creatures", function(s)
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local golem = s.sue:makes("Golem", { power = 2, toughness = 2, types = { "artifact", "creature" }, colours = {} })
  s.bob:has("hand", "Terror")
  s.bob:has("hand", "Disenchant")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{B}{B}"
  s:expect_illegal(function() s.bob:casts("Terror", { on = skeletons }) end)
  s:expect_illegal(function() s.bob:casts("Terror", { on = golem }) end)
  s.bob:mana "{W}{W}"
  s.bob:casts("Disenchant", { on = golem })
  s:expect(golem, { zone = "graveyard" })
end)
