local both = { "fifth", "microprose" }

scenario("Braingeyser has a player draw X cards", both, function(s)
  s.bob:has("hand", "Braingeyser", { count = 2 })
  s.bob:lands("Island", 9)
  s.bob:casts("Braingeyser", { x = 3, on = s.bob })
  s:expect(s.bob, { hand = 4 })
  s.bob:casts("Braingeyser", { x = 2, on = s.sue })
  s:expect(s.sue, { hand = 2 })
  s:expect(s.bob:finds("Island", 9), { tapped = true })
end)

scenario("R-DRAW-2 Braingeyser for more cards than the library has makes that player lose", both, function(s)
  s.sue:library(2)
  s.bob:has("hand", "Braingeyser")
  s.bob:lands("Island", 5)
  s.bob:casts("Braingeyser", { x = 3, on = s.sue })
  s:expect(s.sue, { lost = true })
end)
