local both = { "fifth", "microprose" }

scenario("Shatter destroys an artifact and nothing else", both, function(s)
  local ring = s.sue:has("in play", "Sol Ring")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Shatter")
  s.bob:lands("Mountain", 2)
  s:expect_illegal(function() s.bob:casts("Shatter", { on = bears }) end, "R-TARGET-1")
  s.bob:casts("Shatter", { on = ring })
  s:expect(ring, { zone = "graveyard" })
end)

scenario("Shatter, ruling 2004-10-04: an artifact may regenerate from it", both, function(s)
  local skeletons = s.sue:has("in play", "Clay Statue")
  s.sue:lands("Plains", 2)
  s.bob:has("hand", "Shatter")
  s.bob:lands("Mountain", 2)
  s.sue:will_regenerate(skeletons)
  s.bob:casts("Shatter", { on = skeletons })
  s:expect(skeletons, { zone = "in play", tapped = true })
end)

scenario("Shatter is cast for {1}{R} and no less", both, function(s)
  local it = s.sue:has("in play", "Sol Ring")
  s.bob:has("hand", "Shatter")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:casts("Shatter", { on = it }) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Shatter", { on = it })
  s:expect(s.bob, { mana = "" })
end)
