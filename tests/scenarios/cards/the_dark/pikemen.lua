scenario("Pikemen strike first", { "fifth", "microprose" }, function(s)
  local pikemen = s.sue:has("in play", "Pikemen")
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:attacks { elves }
  s.sue:blocks { [pikemen] = elves }
  s:to("main")
  s:expect(elves, { zone = "graveyard" })
  s:expect(pikemen, { zone = "in play", damage = 0 })
end)

scenario("Pikemen, ruling 2008-10-01: in a band with another attacker their controller divides the damage dealt to the band", { "fifth", "microprose" }, function(s)
  local pikemen = s.bob:has("in play", "Pikemen")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  s.bob:attacks { { pikemen, ogre } }
  s.sue:blocks { [minotaur] = ogre }
  s.bob:assigns { [minotaur] = { [pikemen] = 2 } }
  s:to("main")
  s:expect(minotaur, { zone = "graveyard" })
  s:expect(pikemen, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("Pikemen, ruling 2009-10-01: where they block together with another creature, the defender divides the attacker's damage", { "fifth", "microprose" }, function(s)
  local pikemen = s.sue:has("in play", "Pikemen")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [pikemen] = wurm, [ogre] = wurm }
  s.sue:assigns { [wurm] = { [pikemen] = 6 } }
  s:to("main")
  s:expect(pikemen, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "in play", damage = 3 })
end)

scenario("Pikemen, ruling 2008-10-01: one creature without banding joins their band, not two", { "fifth", "microprose" }, function(s)
  local pikemen = s.bob:has("in play", "Pikemen", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s:expect_illegal(function() s.bob:attacks { { pikemen[1], pikemen[2], bears[1], bears[2] } } end, "R-BAND-1")
  s.bob:attacks { { pikemen[1], pikemen[2], bears[1] } }
  s:expect(bears[1], { attacking = true })
end)
