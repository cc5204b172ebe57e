local both = { "fifth", "microprose" }

scenario("Tunnel buries a Wall, which cannot regenerate", both, function(s)
  local wall = s.sue:has("in play", "Wall of Bone")
  s.sue:lands("Swamp", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Tunnel")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:casts("Tunnel", { on = bears }) end, "R-TARGET-1")
  s.bob:casts("Tunnel", { on = wall })
  s:expect(wall, { zone = "graveyard" })
  s:expect(s.sue:finds("Swamp", 2), { tapped = false })
end)
