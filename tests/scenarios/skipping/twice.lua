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
