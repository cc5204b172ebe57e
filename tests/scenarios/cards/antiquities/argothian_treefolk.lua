local both = { "fifth", "microprose" }

scenario("Argothian Treefolk take no damage from artifacts, creatures or not", both, function(s)
  local folk = s.bob:has("in play", "Argothian Treefolk")
  local ring = s.sue:has("in play", "Aladdin's Ring")
  local colossus = s.sue:has("in play", "Colossus of Sardia")
  s.sue:lands("Forest", 8)
  s:expect(folk, { power = 3, toughness = 5, colours = { "green" } })
  s:turn_of(s.sue)
  s.sue:activates(ring, { target = folk })
  s:expect(folk, { damage = 0 })
  s.sue:attacks { colossus }
  s.bob:blocks { [folk] = colossus }
  s:to("end of attack")
  s:expect(folk, { zone = "in play", damage = 0 })
  s:expect(colossus, { damage = 3 })
end)

scenario("Argothian Treefolk may be blocked by artifact creatures, and are hurt by anything else", both, function(s)
  local folk = s.bob:has("in play", "Argothian Treefolk")
  local statue = s.sue:has("in play", "Clay Statue")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { folk }
  s.sue:blocks { [statue] = folk, [wurm] = folk }
  s.bob:assigns { [folk] = { [wurm] = 3 } }
  s:to("end of attack")
  s:expect(folk, { zone = "graveyard" })
end)

scenario("R-PROT-2 Argothian Treefolk are destroyed by an artifact, which is no damage, and may be its target", both, function(s)
  local folk = s.sue:has("in play", "Argothian Treefolk")
  local disk = s.bob:has("in play", "Nevinyrral's Disk")
  s.bob:lands("Plains", 1)
  s.bob:activates(disk)
  s:expect(folk, { zone = "graveyard" })
end)

scenario("Argothian Treefolk take no damage from a creature that has been made an artifact", both, function(s)
  local folk = s.sue:has("in play", "Argothian Treefolk")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Ashnod's Transmogrant")
  s.bob:lands("Plains", 1)
  local grant = s.bob:casts("Ashnod's Transmogrant")
  s.bob:activates(grant, { on = ogre })
  s:expect(ogre, { types = { "artifact", "creature" }, power = 3 })
  s.bob:attacks { ogre }
  s.sue:blocks { [folk] = ogre }
  s:to("main")
  s:expect(folk, { damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
end)
