local both = { "fifth", "microprose" }

scenario("Stream of Life gives a player X life", both, function(s)
  s.bob:has("hand", "Stream of Life", { count = 2 })
  s.bob:lands("Forest", 7)
  s.bob:casts("Stream of Life", { x = 4, on = s.bob })
  s:expect(s.bob, { life = 24 })
  s.bob:casts("Stream of Life", { x = 1, on = s.sue })
  s:expect(s.sue, { life = 21 })
  s:expect(s.bob:finds("Forest", 7), { tapped = true })
end)
