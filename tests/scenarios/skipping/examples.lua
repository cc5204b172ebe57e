-- Phases that are skipped, by an effect or as a cost.

scenario("E-013 a phase may be skipped as a cost, once a turn, in one's own turn, before it begins", function(s)
  local well = [[ return enchantment "Test Well" { cost = "{1}",
    activated { cost = { skip_phase "draw" }, gain_life(2) },
  } ]]
  s:card(well)
  s:card [[ return enchantment "Test Drought" { cost = "{1}", skips_phase { phase = "draw", affects = you } } ]]
  local mine = s.sue:has("in play", "Test Well")
  s.sue:has("in play", "Test Drought")
  local theirs = s.bob:has("in play", "Test Well")
  s:to("upkeep")
  s.sue:activates(mine)
  s:expect(s.sue, { life = 22 })
  s:expect_illegal(function() s.sue:activates(mine) end, "before it has begun (R-SKIP-2, R-SKIP-3)")
  s:expect_illegal(function() s.bob:activates(theirs) end, "before it has begun (R-SKIP-2, R-SKIP-3)")
  s:to("main")
  s:expect_illegal(function() s.sue:activates(mine) end, "before it has begun (R-SKIP-2, R-SKIP-3)")
  s:expect(s.sue, { life = 22, library = 20, hand = 0 })
  s:expect(s.bob, { life = 20 })
end)

scenario("a phase that was skipped as a cost comes again in the next turn", function(s)
  s:card [[ return enchantment "Test Well" { cost = "{1}",
    activated { cost = { skip_phase "draw" }, gain_life(2) },
  } ]]
  local well = s.sue:has("in play", "Test Well")
  s:to("upkeep")
  s.sue:activates(well)
  s:next_turn()
  s:expect(s.sue, { library = 20, life = 22 })
  s:expect(s.bob, { library = 19 })  -- nobody else skips anything
  s:next_turn()
  s:expect(s.sue, { library = 19 })
end)
