local both = { "fifth", "microprose" }

scenario("Formation gives banding until end of turn, and draws a card in the next turn's upkeep", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Formation")
  s.bob:lands("Plains", 2)
  s.bob:casts("Formation", { target = bears })
  s:expect(bears, { has = { "banding" } })
  s:expect(s.bob, { hand = 0 })
  s:to("cleanup")
  s:to("draw")
  s:expect(bears, { lacks = { "banding" } })
  s:expect(s.bob, { hand = 1 })
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = 2 })
end)

scenario("Formation, ruling 2008-10-01: no more than one creature without banding joins the band", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Formation")
  s.bob:lands("Plains", 2)
  s.bob:casts("Formation", { target = bears })
  s:expect_illegal(function() s.bob:attacks { { bears, ogre, wurm } } end, "R-BAND-1")
  s.bob:attacks { { bears, wurm }, ogre }
  s:expect(ogre, { attacking = true })
end)

scenario("Formation, ruling 2008-10-01: who blocks one of the band blocks all, and its player divides the damage", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Formation")
  s.bob:lands("Plains", 2)
  s.bob:casts("Formation", { target = bears })
  s.bob:attacks { { bears, ogre } }
  s.sue:blocks { [angel] = ogre }
  s.bob:assigns { [angel] = { [bears] = 4 } }
  s:to("end of attack")
  s:expect(angel, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Formation, ruling 2009-10-01: on a blocker it lets the defender divide the attacker's damage", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Formation")
  s.sue:lands("Plains", 2)
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm, [ogre] = wurm }
  s.sue:casts("Formation", { target = bears })
  s.sue:assigns { [wurm] = { [ogre] = 6 } }
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
end)
