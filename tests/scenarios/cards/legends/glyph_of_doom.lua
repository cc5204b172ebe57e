local both = { "fifth", "microprose" }

scenario("Glyph of Doom destroys at the end of combat what the Wall has blocked, and nothing else", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Doom")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [wall] = wurm }
  s.sue:casts("Glyph of Doom", { on = wall })
  s:to("damage")
  s:expect(wurm, { zone = "in play" })
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(wall, { zone = "in play", damage = 6 })
end)

scenario("R-DEST-1 a creature that Glyph of Doom destroys may regenerate", both, function(s)
  local troll = s.bob:has("in play", "Uthden Troll")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Glyph of Doom")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { troll }
  s.sue:blocks { [wall] = troll }
  s.sue:casts("Glyph of Doom", { on = wall })
  s.bob:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "in play" })
end)

scenario("Glyph of Doom is cast on a Wall and no other creature", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Glyph of Doom")
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:casts("Glyph of Doom", { on = bears }) end, "R-TARGET-1")
end)

scenario("Glyph of Doom destroys what the Wall blocked also where the Wall dies in the fight", { "fifth", "microprose" }, function(s)
  local w = s.bob:has("in play", "Wall of Wood")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Glyph of Doom"); s.bob:lands("Swamp", 1)
  s:turn_of(s.sue)
  s.sue:attacks { wurm, bears }
  s.bob:blocks { [w] = wurm }
  s.bob:casts("Glyph of Doom", { on = w })
  s:to("end of attack")
  s:expect(w, { zone = "graveyard" }); s:expect(wurm, { zone = "graveyard" }); s:expect(bears, { zone = "in play" })
end)

scenario("Glyph of Doom cast before blocks destroys what the Wall blocks then", { "fifth", "microprose" }, function(s)
  local w = s.bob:has("in play", "Wall of Wood")
  local a, b = s.sue:has("in play", "Craw Wurm"), s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "Glyph of Doom"); s.bob:lands("Swamp", 1)
  s:turn_of(s.sue)
  s.sue:attacks { a, b }
  s.bob:casts("Glyph of Doom", { on = w })
  s.bob:blocks { [w] = a }
  s:to("end of attack")
  s:expect(a, { zone = "graveyard" }); s:expect(b, { zone = "in play" })
end)

scenario("Glyph of Doom: what the Wall has blocked dies also where the Wall regenerates and so leaves the fight", { "fifth", "microprose" }, function(s)
  local w = s.bob:has("in play", "Wall of Bone"); s.bob:lands("Swamp", 2)
  local a = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Glyph of Doom")
  s:turn_of(s.sue)
  s.sue:attacks { a }
  s.bob:blocks { [w] = a }
  s.bob:casts("Glyph of Doom", { on = w })
  s.bob:will_regenerate(w)
  s:to("end of attack")
  s:expect(w, { zone = "in play" }); s:expect(a, { zone = "graveyard" })
end)

scenario("Glyph of Doom: what the Wall has blocked dies also where the Wall is taken back to the hand, or changes sides", { "fifth", "microprose" }, function(s)
  local w = s.bob:has("in play", "Wall of Bone", { count = 2 }); s.bob:lands("Swamp", 2); s.bob:lands("Island", 1)
  local a, b = s.sue:has("in play", "Craw Wurm"), s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "Glyph of Doom", { count = 2 }); s.bob:has("hand", "Unsummon")
  s:turn_of(s.sue)
  s.sue:attacks { a, b }
  s.bob:blocks { [w[1]] = a, [w[2]] = b }
  s.bob:casts("Glyph of Doom", { on = w[1] })
  s.bob:casts("Glyph of Doom", { on = w[2] })
  s.bob:casts("Unsummon", { on = w[1] })
  s.sue:has("in play", "Control Magic", { on = w[2] })
  s:to("end of attack")
  s:expect(a, { zone = "graveyard" }); s:expect(b, { zone = "graveyard" })
end)

scenario("Glyph of Doom is for what counts as a wall: Snow Fortress and Shield Sphere", { "fifth", "microprose" }, function(s)
  local f, p = s.bob:has("in play", "Snow Fortress"), s.bob:has("in play", "Shield Sphere")
  local a, b = s.sue:has("in play", "Hill Giant"), s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Glyph of Doom", { count = 2 }); s.bob:lands("Swamp", 2)
  s:turn_of(s.sue)
  s.sue:attacks { a, b }
  s.bob:blocks { [f] = a, [p] = b }
  s.bob:casts("Glyph of Doom", { on = f }); s.bob:casts("Glyph of Doom", { on = p })
  s:to("end of attack")
  s:expect(a, { zone = "graveyard" }); s:expect(b, { zone = "graveyard" })
end)
