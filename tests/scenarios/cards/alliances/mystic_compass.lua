local both = { "fifth", "microprose" }

scenario("Mystic Compass makes a land the chosen basic type until end of turn", both, function(s)
  local compass = s.bob:has("in play", "Mystic Compass")
  local forest = s.bob:has("in play", "Forest")
  s.bob:mana "{C}"
  s.bob:activates(compass, { target = forest, choosing = "island" })
  s:expect(forest, { land_types = { "island" } })
  s:expect(compass, { tapped = true })
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{U}" })
  s:next_turn()
  s:expect(forest, { land_types = { "forest" } })
end)

scenario("R-TARGET-1 Mystic Compass takes an opponent's land that gives mana, and no land that gives none", both, function(s)
  local compass = s.bob:has("in play", "Mystic Compass")
  local maze = s.sue:has("in play", "Maze of Ith")
  local mine = s.sue:has("in play", "Strip Mine")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(compass, { target = maze, choosing = "island" }) end, "R-TARGET-1")
  s.bob:activates(compass, { target = mine, choosing = "swamp" })
  s:expect(mine, { land_types = { "swamp" } })
end)
