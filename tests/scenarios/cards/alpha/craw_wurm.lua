local both = { "fifth", "microprose" }

scenario("Craw Wurm is a green 6/4 for {4}{G}{G}", both, function(s)
  s.bob:has("hand", "Craw Wurm")
  s.bob:mana "{C}{C}{C}{C}{C}{G}"
  s:expect_illegal(function() s.bob:casts("Craw Wurm") end, "R-COST-1")
  s.bob:mana "{C}{C}{C}{C}{G}{G}"
  s:expect(s.bob:casts("Craw Wurm"), { power = 6, toughness = 4, colours = { "green" } })
end)

scenario("Craw Wurm does not trample: blocked by a 1/1, it deals its damage there", function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local hero = s.sue:has("in play", "Benalish Hero")
  s.bob:attacks { wurm }
  s.sue:blocks { [hero] = wurm }
  s:to("end of attack")
  s:expect(hero, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
  s:expect(wurm, { zone = "in play", damage = 1 })
end)
