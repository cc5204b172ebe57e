local both = { "fifth", "microprose" }

scenario("Sinkhole destroys any one land", both, function(s)
  local plains = s.sue:has("in play", "Plains")
  local tundra = s.sue:has("in play", "Tundra")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Sinkhole")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Sinkhole", { choosing = tundra })
  s:expect(tundra, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s:expect(plains, { zone = "in play" })
end)
