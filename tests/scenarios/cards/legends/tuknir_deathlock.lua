local both = { "fifth", "microprose" }

scenario("Tuknir Deathlock gives a creature +2/+2 until end of turn, and flies", both, function(s)
  local tuknir = s.bob:has("in play", "Tuknir Deathlock")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 1)
  s.bob:lands("Mountain", 1)
  s:expect(tuknir, { power = 2, toughness = 2, has = { "flying" } })
  s.bob:activates(tuknir, { on = bears })
  s:expect(bears, { power = 4, toughness = 4 })
  s:next_turn()
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("Tuknir Deathlock needs green and red mana", both, function(s)
  local tuknir = s.bob:has("in play", "Tuknir Deathlock")
  s.bob:lands("Forest", 2)
  s:expect_illegal(function() s.bob:activates(tuknir, { on = tuknir }) end, "{R}")
end)

scenario("R-TARGET-1 Tuknir Deathlock helps creatures only, once until he untaps", both, function(s)
  local tuknir = s.bob:has("in play", "Tuknir Deathlock")
  local land = s.sue:has("in play", "Forest")
  s.bob:mana "{G}{G}{R}{R}"
  s:expect_illegal(function() s.bob:activates(tuknir, { on = land }) end, "R-TARGET-1")
  s.bob:activates(tuknir, { on = tuknir })
  s:expect(tuknir, { power = 4, toughness = 4, tapped = true })
  s:expect_illegal(function() s.bob:activates(tuknir, { on = tuknir }) end, "R-COST-2")
end)
