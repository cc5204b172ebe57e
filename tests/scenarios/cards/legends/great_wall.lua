local both = { "fifth", "microprose" }

scenario("Great Wall that Magical Hack has turned to forests stops forestwalk", both, function(s)
  local w = s.sue:has("in play", "Great Wall")
  local c = s.bob:has("in play", "Cat Warriors")
  s.sue:has("in play", "Forest")
  local g = s.sue:has("in play", "Hill Giant")
  s.sue:has("hand", "Magical Hack")
  s.sue:lands("Island", 1)
  s.sue:casts("Magical Hack", { on = w, choosing = { "plains", "forest" } })
  s.bob:attacks { c }
  s.sue:blocks { [g] = c }
  s:expect(g, { blocking = true })
end)
