scenario("Battering Ram has banding while it attacks, and only then", function(s)
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
