local both = { "fifth", "microprose" }

scenario("Ray of Erasure puts the top card of a library into the graveyard, and gives a card in the next upkeep", both, function(s)
  s.sue:library { "Sol Ring", "Craw Wurm" }
  s.bob:has("hand", "Ray of Erasure")
  s.bob:lands("Island", 1)
  s:turn_of(s.sue)
  s.bob:casts("Ray of Erasure", { on = s.sue })
  s:expect(s.sue, { graveyard = { "Craw Wurm" }, library = 0, hand = { "Sol Ring" }, lost = false })
  s:to("upkeep")
  s:to("end of upkeep")
  s:expect(s.bob, { hand = 1 })
end)

scenario("Ray of Erasure is aimed at its caster as well, and is an instant for {U}", both, function(s)
  s.bob:library { "Sol Ring", "Craw Wurm" }
  s.bob:has("hand", "Ray of Erasure")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:casts("Ray of Erasure", { on = s.bob }) end, "{U}")
  s.bob:lands("Island", 1)
  s.bob:casts("Ray of Erasure", { on = s.bob })
  s:expect(s.bob, { graveyard = { "Ray of Erasure", "Sol Ring" }, library = 1 })
end)

scenario("Ray of Erasure on an empty library takes nothing, loses nobody the duel, and still gives its card", both, function(s)
  s.sue:library(0)
  s.bob:has("hand", "Ray of Erasure")
  s.bob:lands("Island", 1)
  s.bob:casts("Ray of Erasure", { on = s.sue })
  s:to("end of upkeep")
  s:expect(s, { turn_of = s.sue, over = false })
  s:expect(s.bob, { hand = 1 })
end)
