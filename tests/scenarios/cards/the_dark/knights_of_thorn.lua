scenario("Knights of Thorn have protection from red", { "fifth", "microprose" }, function(s)
  local knights = s.bob:has("in play", "Knights of Thorn")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { knights }
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { target = knights }) end, "R-PROT-1")
  s:expect_illegal(function() s.sue:blocks { [ogre] = knights } end, "R-PROT-1")
end)

scenario("Knights of Thorn, ruling 2008-10-01: one creature without banding joins their band, not two", { "fifth", "microprose" }, function(s)
  local knights = s.bob:has("in play", "Knights of Thorn", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { { knights[1], knights[2], bears, ogre } } end, "R-BAND-1")
  s.bob:attacks { { knights[1], knights[2], bears } }
  s:expect(bears, { attacking = true })
end)

scenario("Knights of Thorn, ruling 2008-10-01: who blocks one of their band blocks all, and their controller divides the damage", { "fifth", "microprose" }, function(s)
  local knights = s.bob:has("in play", "Knights of Thorn")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { { knights, bears } }
  s.sue:blocks { [wurm] = bears }
  s.bob:assigns { [wurm] = { [knights] = 6 } }
  s:to("main")
  s:expect(knights, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Knights of Thorn, ruling 2009-10-01: where they block together with another creature, the defender divides the attacker's damage", { "fifth", "microprose" }, function(s)
  local knights = s.sue:has("in play", "Knights of Thorn")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [knights] = wurm, [bears] = wurm }
  s.sue:assigns { [wurm] = { [knights] = 6 } }
  s:to("main")
  s:expect(knights, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
end)
