local both = { "fifth", "microprose" }

scenario("Armageddon destroys all lands, and nothing else", both, function(s)
  s.bob:has("hand", "Armageddon")
  s.bob:lands("Plains", 4)
  s.sue:lands("Tundra", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local vise = s.bob:has("in play", "Black Vise")
  s.bob:casts("Armageddon")
  s:expect(s.bob, { in_play = { "Black Vise" }, graveyard = 5 })
  s:expect(s.sue, { in_play = { "Grizzly Bears" }, graveyard = 2 })
  s:expect(bears, { zone = "in play" })
  s:expect(vise, { zone = "in play" })
end)
