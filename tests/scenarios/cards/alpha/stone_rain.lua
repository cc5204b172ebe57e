local both = { "fifth", "microprose" }

scenario("Stone Rain destroys a land and nothing else", both, function(s)
  local plains = s.sue:has("in play", "Plains")
  local island = s.sue:has("in play", "Island")
  local ring = s.sue:has("in play", "Sol Ring")
  s.bob:has("hand", "Stone Rain")
  s.bob:lands("Mountain", 3)
  s:expect_illegal(function() s.bob:casts("Stone Rain", { on = ring }) end, "R-TARGET-1")
  s.bob:casts("Stone Rain", { on = plains })
  s:expect(plains, { zone = "graveyard" })
  s:expect(island, { zone = "in play" })
end)
