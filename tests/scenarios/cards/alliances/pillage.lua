local both = { "fifth", "microprose" }

scenario("Pillage buries an artifact or a land", both, function(s)
  local statue = s.sue:has("in play", "Clay Statue")          -- regenerates for {2}
  local tundra = s.sue:has("in play", "Tundra")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 2)
  s.bob:has("hand", "Pillage", { count = 2 })
  s.bob:lands("Mountain", 6)
  s:expect_illegal(function() s.bob:casts("Pillage", { on = bears }) end, "R-TARGET-1")
  s.bob:casts("Pillage", { on = statue })
  s:expect(statue, { zone = "graveyard" })
  s.bob:casts("Pillage", { on = tundra })
  s:expect(tundra, { zone = "graveyard" })
end)
