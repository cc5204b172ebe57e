local both = { "fifth", "microprose" }

scenario("Orcish Squatters, unblocked, gain control of a land of the defender's and deal no combat damage", both, function(s)
  local it = s.bob:has("in play", "Orcish Squatters")
  local forest = s.sue:has("in play", "Forest")
  s:expect(it, { power = 2, toughness = 3 })
  s.bob:attacks { it }
  s:to("blockers")
  s.bob:activates(it, { on = forest })
  s:expect(forest, { controller = s.bob })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(forest, { controller = s.bob })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(forest, { controller = s.sue, zone = "in play" })
end)

scenario("Orcish Squatters that leave the land alone deal their damage", both, function(s)
  local it = s.bob:has("in play", "Orcish Squatters")
  s.sue:has("in play", "Forest")
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-GEN-1 Orcish Squatters take no land when blocked, at home, or twice", both, function(s)
  local it = s.bob:has("in play", "Orcish Squatters")
  local blocked = s.bob:has("in play", "Orcish Squatters")
  local wall = s.sue:has("in play", "Wall of Stone")
  local forest = s.sue:has("in play", "Forest")
  local plains = s.sue:has("in play", "Plains")
  s:expect_illegal(function() s.bob:activates(it, { on = forest }) end, "R-GEN-1")
  s.bob:attacks { it, blocked }
  s.sue:blocks { [wall] = blocked }
  s:expect_illegal(function() s.bob:activates(blocked, { on = forest }) end, "R-GEN-1")
  s.bob:activates(it, { on = forest })
  s:expect_illegal(function() s.bob:activates(it, { on = plains }) end, "R-GEN-1")
end)

scenario("R-TARGET-1 Orcish Squatters take a land of the defender and no other permanent", both, function(s)
  local it = s.bob:has("in play", "Orcish Squatters")
  local ring = s.sue:has("in play", "Sol Ring")
  local own = s.bob:has("in play", "Forest")
  s.sue:has("in play", "Plains")
  s.bob:attacks { it }
  s:to("blockers")
  s:expect_illegal(function() s.bob:activates(it, { on = ring }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(it, { on = own }) end, "R-TARGET-1")
end)

scenario("The land goes back when another player takes Orcish Squatters", both, function(s)
  local it = s.bob:has("in play", "Orcish Squatters")
  local forest = s.sue:has("in play", "Forest")
  s.bob:attacks { it }
  s:to("blockers")
  s.bob:activates(it, { on = forest })
  s.sue:has("hand", "Control Magic")
  s:turn_of(s.sue)
  s.sue:mana "{2}{U}{U}"
  s.sue:casts("Control Magic", { on = it })
  s:expect(forest, { controller = s.sue })
end)
