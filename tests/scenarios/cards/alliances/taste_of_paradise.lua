local both = { "fifth", "microprose" }

scenario("Taste of Paradise gives 3 life, and 3 more for each {1}{G}", both, function(s)
  s.bob:has("hand", "Taste of Paradise", { count = 2 })
  s.bob:lands("Forest", 4)
  s.bob:casts("Taste of Paradise")
  s:expect(s.bob, { life = 23 })
  s.bob:lands("Forest", 8)
  s.bob:casts("Taste of Paradise", { x = 2 })
  s:expect(s.bob, { life = 32 })
  s:expect(s.bob:finds("Forest", 12), { tapped = true })
end)

scenario("R-MANA-7 Taste of Paradise does not count what is not paid", both, function(s)
  s.bob:has("hand", "Taste of Paradise")
  s.bob:lands("Forest", 7)
  s:expect_illegal(function() s.bob:casts("Taste of Paradise", { x = 2 }) end, "R-MANA-7")
end)

scenario("Taste of Paradise asks {G} in each {1}{G}", both, function(s)
  s.bob:has("hand", "Taste of Paradise")
  s.bob:mana "{C}{C}{C}{G}{C}{C}"
  s:expect_illegal(function() s.bob:casts("Taste of Paradise", { x = 1 }) end, "R-MANA-7")
  s.bob:casts("Taste of Paradise", { x = 0 })
  s:expect(s.bob, { life = 23 })
end)
