scenario("Glyph of Delusion keeps what a Wall has blocked tapped for as many turns as it has power", function(s)
  local ogre = s.bob:makes("Tough Ogre", { power = 2, toughness = 4 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.sue:lands("Island", 1)
  s.sue:has("hand", "Glyph of Delusion")
  s.bob:attacks { ogre, bears }
  s.sue:blocks { [wall] = ogre }
  s:expect_illegal(function() s.sue:casts("Glyph of Delusion", { targets = { wall, bears } }) end, "Grizzly Bears")
  s.sue:casts("Glyph of Delusion", { targets = { wall, ogre } })
  s:expect(ogre, { counters = { glyph = 2 }, tapped = true })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(ogre, { counters = { glyph = 1 }, tapped = true })
  s:expect(bears, { tapped = false })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(ogre, { counters = { glyph = 0 }, tapped = true })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(ogre, { tapped = false })
end)

scenario("Glyph of Delusion is not cast without a Wall that has blocked", function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("in play", "Wall of Brambles")
  s.sue:lands("Island", 1)
  s.sue:has("hand", "Glyph of Delusion")
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s:expect_illegal(function() s.sue:casts("Glyph of Delusion") end, "target")
end)

scenario("Glyph of Delusion puts no counter on a creature without power", { "fifth", "microprose" }, function(s)
  local w = s.sue:has("in play", "Wall of Stone")
  local o = s.bob:has("in play", "Ornithopter")
  local b = s.sue:has("in play", "Wall of Air")
  s.bob:attacks { o }
  s.sue:blocks { [b] = o }
  s.sue:has("hand", "Glyph of Delusion"); s.sue:lands("Island", 1)
  s.sue:casts("Glyph of Delusion", { targets = { b, o } })
  s:turn_of(s.sue); s:turn_of(s.bob)
  s:expect(o, { tapped = false, counters = {} })
end)

scenario("Glyph of Delusion may come after the attack, and counts the power of that moment", { "fifth", "microprose" }, function(s)
  local w = s.sue:has("in play", "Wall of Wood")
  local b = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { b }
  s.sue:blocks { [w] = b }
  s.sue:has("hand", "Glyph of Delusion", { count = 2 }); s.sue:lands("Island", 2)
  s:to("main")
  s.bob:has("hand", "Giant Growth"); s.bob:lands("Forest", 1)
  s.bob:casts("Giant Growth", { target = b, held = true })
  s:resolve()
  s.sue:casts("Glyph of Delusion", { targets = { w, b } })
  s:expect(b, { counters = { glyph = 5 } })
end)
