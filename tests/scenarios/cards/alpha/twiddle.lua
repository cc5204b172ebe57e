local both = { "fifth", "microprose" }

scenario("Twiddle, ruling 2004-10-04: it is no toggle: told to tap what is tapped by then it does nothing", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s.bob:casts("Twiddle", { on = ogre, mode = "tap", held = true })
  s.sue:casts("Twiddle", { on = ogre, mode = "tap", held = true })
  s:resolve()
  s:expect(ogre, { tapped = true })
end)
