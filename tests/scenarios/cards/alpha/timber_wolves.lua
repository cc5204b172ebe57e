local both = { "fifth", "microprose" }

scenario("R-BAND-1 Timber Wolves form an attacking band with one creature without banding, and no more", both, function(s)
  local it = s.bob:has("in play", "Timber Wolves")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect(it, { power = 1, toughness = 1, has = { "banding" }, colours = { "green" } })
  s:expect_illegal(function() s.bob:attacks { { it, wurm, ogre } } end, "R-BAND-1")
  s.bob:attacks { { it, wurm } }
  s:expect(wurm, { attacking = true })
end)

scenario("R-BAND-3 Timber Wolves: who blocks one of the band blocks it all, and its controller deals out the damage", both, function(s)
  local it = s.bob:has("in play", "Timber Wolves")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { it, wurm } }
  s.sue:blocks { [ogre] = it }
  s.bob:assigns { [ogre] = { [wurm] = 2 } }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(it, { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "in play", damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-BAND-6 Timber Wolves among the blockers: the defender deals out the attacker's damage", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local it = s.sue:has("in play", "Timber Wolves")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wurm }
  s.sue:blocks { [it] = wurm, [ogre] = wurm }
  s.sue:assigns { [wurm] = { [it] = 6 } }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)
