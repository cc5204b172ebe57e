scenario("Glyph of Destruction makes a Wall strong in the block that is still to come", function(s)
  local wall = s.sue:has("in play", "Wall of Stone")
  local bears = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Glyph of Destruction")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { bears }
  s.sue:casts("Glyph of Destruction", { on = wall })
  s:expect(wall, { power = 0 })
  s.sue:blocks { [wall] = bears }
  s:expect(wall, { power = 10 })
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
  s:expect(wall, { zone = "graveyard" })
end)
