local both = { "fifth", "microprose" }

scenario("Camel keeps its band from the damage of Deserts, and no other attacker", both, function(s)
  local camel = s.bob:has("in play", "Camel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local deserts = s.sue:has("in play", "Desert", { count = 3 })
  s:expect(camel, { power = 0, toughness = 1, colours = { "white" }, has = { "banding" } })
  s.bob:attacks { { camel, bears }, sprites }
  s.sue:blocks {}
  s:to("damage")
  s.sue:will("choose", camel)
  s.sue:activates(deserts[1], { ability = 2 })
  s.sue:will("choose", bears)
  s.sue:activates(deserts[2], { ability = 2 })
  s.sue:will("choose", sprites)
  s.sue:activates(deserts[3], { ability = 2 })
  s:to("end of attack")
  s:expect(camel, { zone = "in play" })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(sprites, { zone = "graveyard" })
end)

scenario("Camel, ruling 2008-10-01: whoever blocks Camel blocks its band, and the attacker divides the damage (R-BAND-3, R-BAND-5)", both, function(s)
  local camel = s.bob:has("in play", "Camel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { camel, bears } }
  s.sue:blocks { [ogre] = camel }
  s.bob:assigns { [ogre] = { [camel] = 2 } }
  s:to("end of attack")
  s:expect(camel, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Camel, ruling 2008-10-01: one creature without banding joins Camel's band, not two", both, function(s)
  local camels = s.bob:has("in play", "Camel", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s:expect_illegal(function() s.bob:attacks { { camels[1], bears[1], bears[2] } } end, "R-BAND-1")
  s.bob:attacks { { camels[1], camels[2], bears[1] } }
  s:expect(bears[1], { attacking = true })
end)

scenario("Camel, ruling 2004-10-04: a Desert that fights as a creature does not hurt its band either", both, function(s)
  local camel = s.bob:has("in play", "Camel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  s.bob:has("in play", "Living Plane")
  local deserts = s.sue:has("in play", "Desert", { count = 2 })
  s.bob:attacks { { camel, bears }, sprites }
  s.sue:blocks { [deserts[1]] = bears }
  s.bob:assigns { [deserts[1]] = { [bears] = 1 } }
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(deserts[1], { zone = "graveyard" })
end)

scenario("Camel, ruling 2009-10-01: where it blocks together with another creature, the defender divides the attacker's damage", both, function(s)
  local camel = s.sue:has("in play", "Camel")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [camel] = wurm, [ogre] = wurm }
  s.sue:assigns { [wurm] = { [camel] = 6 } }
  s:to("end of attack")
  s:expect(camel, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)
