local both = { "fifth", "microprose" }

scenario("Helm of Chatzuk, ruling 2008-10-01: one creature without banding may join a band, and no second one", both, function(s)
  local helm = s.bob:has("in play", "Helm of Chatzuk")
  s.bob:lands("Plains", 1)
  local hero = s.bob:has("in play", "Benalish Hero")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:activates(helm, { target = ogre })
  s:expect_illegal(function() s.bob:attacks { { hero, ogre, bears, elves } } end, "R-BAND-1")
  s.bob:attacks { { hero, ogre, bears }, elves }
  s:expect(bears, { attacking = true })
end)

scenario("Helm of Chatzuk, ruling 2008-10-01: who blocks one of a band blocks all, and the attacker divides the damage", both, function(s)
  local helm = s.bob:has("in play", "Helm of Chatzuk")
  s.bob:lands("Plains", 1)
  local monster = s.bob:has("in play", "Phantom Monster")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:activates(helm, { target = monster })
  s.bob:attacks { { monster, bears } }
  s:expect_illegal(function() s.sue:blocks { [giant] = monster } end, "R-FLY-1")
  s.sue:blocks { [giant] = bears }
  s.bob:assigns { [giant] = { [monster] = 2, [bears] = 1 } }
  s:to("main")
  s:expect(giant, { zone = "graveyard" })
  s:expect(monster, { zone = "in play", damage = 2 })
  s:expect(bears, { zone = "in play", damage = 1 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Helm of Chatzuk, ruling 2009-10-01: of blockers of which one has banding the defender divides the damage", both, function(s)
  local helm = s.sue:has("in play", "Helm of Chatzuk")
  s.sue:lands("Plains", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm, [bears] = wurm }
  s.sue:activates(helm, { target = bears })
  s.sue:assigns { [wurm] = { [wall] = 6 } }
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wall, { zone = "in play", damage = 6 })
  s:expect(wurm, { damage = 2 })
end)

scenario("Helm of Chatzuk lets two creatures without banding attack as a band", function(s)
  local helm = s.bob:has("in play", "Helm of Chatzuk")
  s.bob:lands("Plains", 1)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { { ogre, sprites } } end, "R-BAND-1")
  s.bob:activates(helm, { target = ogre })
  s:expect(ogre, { has = { "banding" } })
  s:expect(helm, { tapped = true })
  s.bob:attacks { { ogre, sprites } }
  s.sue:blocks { [bears] = ogre }
  s.bob:assigns { [bears] = { [sprites] = 2 } }
  s:to("end of attack")
  s:expect(ogre, { zone = "in play" })
  s:expect(sprites, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:next_turn()
  s:expect(ogre, { lacks = { "banding" } })
end)

scenario("Helm of Chatzuk costs {1} and is for a creature", function(s)
  local helm = s.bob:has("in play", "Helm of Chatzuk")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(helm, { target = ogre }) end, "the cost {1} cannot be paid")
  local plains = s.bob:has("in play", "Plains")
  s:expect_illegal(function() s.bob:activates(helm, { target = plains }) end, "Plains is no creature (R-TARGET-1)")
end)
