local both = { "fifth", "microprose" }

scenario("Dire Wolves have banding while their controller has a Plains", both, function(s)
  local wolves = s.bob:has("in play", "Dire Wolves")
  s.sue:lands("Plains", 1)
  s.bob:lands("Forest", 1)
  s:expect(wolves, { power = 2, toughness = 2, lacks = { "banding" } })
  local savannah = s.bob:has("in play", "Savannah")       -- a Forest and a Plains
  s:expect(wolves, { has = { "banding" } })
  s.sue:has("hand", "Stone Rain")
  s.sue:lands("Mountain", 3)
  s:next_turn()
  s.sue:casts("Stone Rain", { on = savannah })
  s:expect(wolves, { lacks = { "banding" } })
end)

scenario("Dire Wolves, ruling 2008-10-01: no more than one creature without banding joins a band", both, function(s)
  local wolves = s.bob:has("in play", "Dire Wolves", { count = 2 })
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:attacks { { wolves[1], wolves[2], ogre, bears } } end, "R-BAND-1")
  s.bob:attacks { { wolves[1], wolves[2], ogre }, bears }
  s:expect(ogre, { attacking = true })
end)

scenario("Dire Wolves, ruling 2008-10-01: who blocks one of a band blocks all, and its player divides the damage", both, function(s)
  local wolves = s.bob:has("in play", "Dire Wolves")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:lands("Plains", 1)
  s.bob:attacks { { wolves, ogre } }
  s.sue:blocks { [wurm] = ogre }
  s.bob:assigns { [wurm] = { [wolves] = 6 } }
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(wolves, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Dire Wolves, ruling 2009-10-01: where they block with others their player divides the attacker's damage", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wolves = s.sue:has("in play", "Dire Wolves")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Plains", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wolves] = wurm, [ogre] = wurm }
  s.sue:assigns { [wurm] = { [ogre] = 6 } }
  s:to("end of attack")
  s:expect(wolves, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)
