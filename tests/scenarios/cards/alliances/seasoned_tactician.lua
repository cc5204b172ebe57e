local both = { "fifth", "microprose" }

scenario("Seasoned Tactician prevents all damage that one source deals to its player, for {3} and four cards of the library", both, function(s)
  local it = s.sue:has("in play", "Seasoned Tactician", { tapped = true })
  s.sue:lands("Plains", 3)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm, bears }
  s.sue:will_prevent(it, { on = { from = wurm, to = s.sue } })
  s:to("main")
  s:expect(s.sue, { life = 18, library = 16, out_of_game = 4 })
end)

scenario("Seasoned Tactician needs four cards in the library", both, function(s)
  local it = s.sue:has("in play", "Seasoned Tactician")
  s.sue:library(3)
  s.sue:lands("Plains", 3)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 14, library = 3 })
  s:expect(it, { power = 1, toughness = 3 })
end)

scenario("Seasoned Tactician does not save creatures", both, function(s)
  local it = s.sue:has("in play", "Seasoned Tactician")
  s.sue:lands("Plains", 3)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "graveyard" })
  s:expect(s.sue, { library = 20 })
end)
