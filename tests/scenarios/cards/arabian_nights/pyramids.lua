local both = { "fifth", "microprose" }

scenario("Pyramids keep a land from being destroyed, once", function(s)
  s.bob:has("in play", "Pyramids")
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:lands("Island", 2)
  s:card [[ return instant "Sink It" { cost = "{R}", target = land, destroy(target) } ]]
  s.sue:lands("Mountain", 2)
  s.sue:has("hand", "Sink It", { count = 2 })
  s.bob:activates(s.bob:finds("Pyramids"), { mode = 1, choosing = swamp })
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
  s:expect_illegal(function() s.bob:activates(s.bob:finds("Pyramids"), { mode = 2, choosing = strength }) end, "Holy Strength")
  s.bob:activates(s.bob:finds("Pyramids"), { mode = 2, choosing = presence })
  s:expect(presence, { zone = "graveyard" })
end)

scenario("Pyramids cost {2}, keep one land for this turn only, and no creature", both, function(s)
  local pyramids = s.bob:has("in play", "Pyramids")
  local swamp = s.bob:has("in play", "Swamp", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(pyramids, { mode = 1, choosing = swamp }) end, "R-COST-1")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(pyramids, { mode = 1, choosing = bears }) end, "Grizzly Bears")
  s.bob:activates(pyramids, { mode = 1, choosing = swamp })
  s.sue:has("hand", "Stone Rain")
  s:turn_of(s.sue)
  s.sue:mana "{2}{R}"
  s.sue:casts("Stone Rain", { on = swamp })
  s:expect(swamp, { zone = "graveyard" })
end)

scenario("Pyramids have no target: the land is chosen as the effect is done, and one that cannot be a target will do", both, function(s)
  local pyramids = s.sue:has("in play", "Pyramids")
  local grove = s.sue:makes("Test Grove", { types = { "land" }, text = "Test Grove cannot be the target of spells or effects." })
  local forest = s.sue:has("in play", "Forest")
  s.sue:mana "{2}"
  s.sue:activates(pyramids, { mode = 1, held = true })
  s.sue:will("choose", grove)
  s:resolve()
  s.bob:has("hand", "Armageddon")
  s.bob:mana "{3}{W}"
  s.bob:casts("Armageddon")
  s:expect(grove, { zone = "in play" })
  s:expect(forest, { zone = "graveyard" })
end)

scenario("Pyramids may be paid for though no land is enchanted (R-TARGET-2)", both, function(s)
  local pyramids = s.bob:has("in play", "Pyramids")
  local forest = s.sue:has("in play", "Forest")
  local growth = s.sue:has("in play", "Wild Growth", { on = forest })
  s.bob:mana "{2}"
  s.bob:activates(pyramids, { mode = 2 })
  s:expect(growth, { zone = "graveyard" })
  s.bob:mana "{2}"
  s.bob:activates(pyramids, { mode = 2 })
  s:expect(s.bob, { mana = "" })
end)

scenario("Pyramids in response to an Armageddon keep one land", both, function(s)
  local pyramids = s.sue:has("in play", "Pyramids")
  local one = s.sue:has("in play", "Forest")
  local two = s.sue:has("in play", "Plains")
  s.sue:mana "{2}"
  s.bob:has("hand", "Armageddon")
  s.bob:mana "{3}{W}"
  s.bob:casts("Armageddon", { held = true })
  s.sue:activates(pyramids, { mode = 1, choosing = one })
  s:resolve()
  s:expect(one, { zone = "in play" })
  s:expect(two, { zone = "graveyard" })
end)
