local both = { "fifth", "microprose" }

scenario("Pyramids keep a land from being destroyed, once", function(s)
  s.bob:has("in play", "Pyramids")
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:lands("Island", 2)
  s:card [[ return instant "Sink It" { cost = "{R}", target = land, destroy(target) } ]]
  s.sue:lands("Mountain", 2)
  s.sue:has("hand", "Sink It", { count = 2 })
  s.bob:activates(s.bob:finds("Pyramids"), { mode = 1, target = swamp })
  s.sue:casts("Sink It", { target = swamp })
  s:expect(swamp, { zone = "in play" })
  s.sue:casts("Sink It", { target = swamp })
  s:expect(swamp, { zone = "graveyard" })
end)

scenario("Pyramids destroy an enchantment on a land, and none on a creature", function(s)
  s.bob:has("in play", "Pyramids")
  local swamp = s.bob:has("in play", "Swamp")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local presence = s.sue:has("in play", "Evil Presence", { on = swamp })
  local strength = s.sue:has("in play", "Holy Strength", { on = bears })
  s.bob:lands("Island", 4)
  s:expect_illegal(function() s.bob:activates(s.bob:finds("Pyramids"), { mode = 2, target = strength }) end, "Holy Strength")
  s.bob:activates(s.bob:finds("Pyramids"), { mode = 2, target = presence })
  s:expect(presence, { zone = "graveyard" })
end)

scenario("Pyramids cost {2}, keep one land for this turn only, and no creature", both, function(s)
  local pyramids = s.bob:has("in play", "Pyramids")
  local swamp = s.bob:has("in play", "Swamp", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(pyramids, { mode = 1, target = swamp }) end, "R-COST-1")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(pyramids, { mode = 1, target = bears }) end, "R-TARGET-1")
  s.bob:activates(pyramids, { mode = 1, target = swamp })
  s.sue:has("hand", "Stone Rain")
  s:turn_of(s.sue)
  s.sue:mana "{2}{R}"
  s.sue:casts("Stone Rain", { on = swamp })
  s:expect(swamp, { zone = "graveyard" })
end)
