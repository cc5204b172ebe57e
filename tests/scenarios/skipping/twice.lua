local both = { "fifth", "microprose" }

scenario("R-SKIP-3 two effects that skip the next draw phase skip two of them", both, function(s)
  s:card [[ return sorcery "Dull Hour" { cost = "{0}", skip_phase("draw", you) } ]]
  s.bob:has("hand", "Dull Hour", { count = 2 })
  s.bob:casts("Dull Hour")
  s.bob:casts("Dull Hour")
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = 0 })
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = 0 })
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = 1 })
end)

scenario("R-SKIP-4 a phase that an effect would skip may be skipped as a cost, and one skip serves both", both,
  function(s)
    s:card [[ return sorcery "Dull Hour" { cost = "{0}", skip_phase("draw", you) } ]]
    s:card [[ return enchantment "Test Well" { cost = "{1}",
    activated { cost = { skip_phase "draw" }, gain_life(2) },
  } ]]
    local well = s.bob:has("in play", "Test Well")
    s.bob:has("hand", "Dull Hour")
    s.bob:casts("Dull Hour")
    s:next_turn()
    s:to("upkeep")
    s:expect(s, { turn_of = s.bob })
    s.bob:activates(well)
    s:expect_illegal(function() s.bob:activates(well) end, "once, in one's own turn")
    s:to("main")
    s:expect(s.bob, { hand = 0, life = 22 })
    s:turn_of(s.bob)
    s:to("main")
    s:expect(s.bob, { hand = 1 })  -- the effect is used up
  end)
