scenario("Knights of Thorn have protection from red", { "fifth", "microprose" }, function(s)
  local knights = s.bob:has("in play", "Knights of Thorn")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { knights }
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { target = knights }) end, "R-PROT-1")
  s:expect_illegal(function() s.sue:blocks { [ogre] = knights } end, "R-PROT-1")
end)

scenario("Knights of Thorn, ruling 2008-10-01: they take one creature without banding into their band, and their controller divides the damage", { "fifth", "microprose" }, function(s)
  local knights = s.bob:has("in play", "Knights of Thorn")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s:expect_illegal(function() s.bob:attacks { { knights, bears, ogre } } end, "R-BAND-1")
  s.bob:attacks { { knights, bears } }
  s.sue:blocks { [wurm] = bears }
  s.bob:assigns { [wurm] = { [knights] = 6 } }
  s:to("main")
  s:expect(knights, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "graveyard" })
end)
