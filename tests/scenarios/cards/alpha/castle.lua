local both = { "fifth", "microprose" }

scenario("Castle gives its controller's untapped creatures +0/+2, unless they attack", both, function(s)
  s.bob:has("hand", "Castle")
  s.bob:lands("Plains", 4)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local angel = s.bob:has("in play", "Serra Angel")
  local tapped = s.bob:has("in play", "Gray Ogre", { tapped = true })
  local hers = s.sue:has("in play", "Gray Ogre")
  s.bob:casts("Castle")
  s:expect(bears, { power = 2, toughness = 4 })
  s:expect(tapped, { toughness = 2 })
  s:expect(hers, { toughness = 2 })
  s.bob:attacks { angel }
  s:expect(angel, { tapped = false, toughness = 4 })
  s:to("main")
  s:expect(angel, { toughness = 6 })
end)
