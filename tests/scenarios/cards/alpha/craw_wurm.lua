local both = { "fifth", "microprose" }

scenario("Craw Wurm is a green 6/4 for {4}{G}{G}", both, function(s)
  s.bob:has("hand", "Craw Wurm")
  s.bob:mana "{C}{C}{C}{C}{C}{G}"
  s:expect_illegal(function() s.bob:casts("Craw Wurm") end, "R-COST-1")
  s.bob:mana "{C}{C}{C}{C}{G}{G}"
  s:expect(s.bob:casts("Craw Wurm"), { power = 6, toughness = 4, colours = { "green" } })
end)
