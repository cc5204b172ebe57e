local both = { "fifth", "microprose" }

scenario("Tsunami destroys all islands of both players, the two-type ones too", both, function(s)
  local mine = s.bob:has("in play", "Island")
  local theirs = s.sue:has("in play", "Tundra")
  local plains = s.sue:has("in play", "Plains")
  s.bob:has("hand", "Tsunami")
  s.bob:lands("Forest", 4)
  s.bob:casts("Tsunami")
  s:expect(mine, { zone = "graveyard" })
  s:expect(theirs, { zone = "graveyard" })
  s:expect(plains, { zone = "in play" })
  s:expect(s.bob:finds("Forest", 4), { zone = "in play" })
end)
