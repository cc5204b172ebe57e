scenario("Icatian Phalanx, ruling 2008-10-01: one creature without banding joins its band, not two", { "fifth", "microprose" }, function(s)
  local phalanx = s.bob:has("in play", "Icatian Phalanx", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { { phalanx[1], phalanx[2], bears, ogre } } end, "R-BAND-1")
  s.bob:attacks { { phalanx[1], phalanx[2], bears } }
  s:expect(bears, { attacking = true })
end)

scenario("Icatian Phalanx, ruling 2008-10-01: who blocks one of its band blocks all, and damage may all go to it", { "fifth", "microprose" }, function(s)
  local phalanx = s.bob:has("in play", "Icatian Phalanx")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  s.bob:attacks { { phalanx, bears } }
  s.sue:blocks { [minotaur] = bears }
  s.bob:assigns { [minotaur] = { [phalanx] = 2 } }
  s:to("main")
  s:expect(minotaur, { zone = "graveyard" })
  s:expect(phalanx, { zone = "in play", damage = 2 })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("Icatian Phalanx, ruling 2009-10-01: where it blocks with another creature, the defender divides the attacker's damage", { "fifth", "microprose" }, function(s)
  local phalanx = s.sue:has("in play", "Icatian Phalanx")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:attacks { mammoth }
  s.sue:blocks { [phalanx] = mammoth, [bears] = mammoth }
  s.sue:assigns { [mammoth] = { [phalanx] = 3 } }
  s:to("main")
  s:expect(mammoth, { zone = "graveyard" })
  s:expect(phalanx, { zone = "in play", damage = 3 })
  s:expect(bears, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)
