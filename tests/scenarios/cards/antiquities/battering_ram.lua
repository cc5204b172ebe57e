scenario("Battering Ram, ruling 2008-10-01: it has banding while it attacks, and who blocks its companion blocks it too", function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(ram, { lacks = { "banding" }, types = { "artifact", "creature" } })
  s.bob:attacks { { ram, ogre } }
  s:expect(ram, { has = { "banding" } })
  s.sue:blocks { [bears] = ogre }
  s.bob:assigns { [bears] = { [ram] = 2 } }
  s:to("end of attack")
  s:expect(ram, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Battering Ram without an attack does not help a group of blockers", function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ram = s.sue:has("in play", "Battering Ram")
  local bears = s.sue:has("in play", "Durkwood Boars")
  s.bob:attacks { wurm }
  s.sue:blocks { [ram] = wurm, [bears] = wurm }
  s.bob:assigns { [wurm] = { [ram] = 1, [bears] = 5 } }
  s:to("end of attack")
  s:expect(ram, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Battering Ram destroys a Wall that blocked it, even if the Ram died", function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local wall = s.sue:has("in play", "Wall of Brambles")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ram }
  s.sue:blocks { [wall] = ram, [bears] = ram }
  s.bob:assigns { [ram] = { [bears] = 1 } }
  s:to("end of attack")
  s:expect(ram, { zone = "graveyard" })
  s:expect(wall, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

scenario("Battering Ram does nothing to a Wall that blocked another attacker", function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Spears")
  s.bob:attacks { ram, ogre }
  s.sue:blocks { [wall] = ogre }
  s:to("end of attack")
  s:expect(wall, { zone = "in play" })
end)

scenario("Battering Ram, ruling 2008-10-01: one creature without banding joins its band, not two", { "fifth", "microprose" }, function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local second = s.bob:has("in play", "Battering Ram")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { { ram, second, ogre, bears } } end, "R-BAND-1")
  s.bob:attacks { { ram, second, ogre }, bears }
  s:expect(ogre, { attacking = true })
end)

scenario("Battering Ram, ruling 2009-10-01: its controller puts all the damage of both blockers on one of the band", { "fifth", "microprose" }, function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { { ram, wurm } }
  s.sue:blocks { [bears] = wurm, [ogre] = ram }
  s.bob:assigns { [bears] = { [ram] = 2 }, [ogre] = { [ram] = 3 }, [wurm] = { [bears] = 2, [ogre] = 4 }, [ram] = { [bears] = 1 } }
  s:to("end of attack")
  s:expect(ram, { zone = "graveyard" })
  s:expect(wurm, { zone = "in play", damage = 0 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Battering Ram destroys the Walls that block it, and nothing else", { "fifth", "microprose" }, function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { ram }
  s.sue:blocks { [ogre] = ram }
  s:to("end of attack")
  s:next_turn()
  s:expect(ogre, { zone = "in play" })
end)
