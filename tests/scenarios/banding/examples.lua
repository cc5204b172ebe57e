scenario("E-118 blocking one member of a band blocks all", function(s)
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { { pegasus, ogre } }
  s.sue:blocks { [bears] = ogre }
  s.bob:assigns { [bears] = { [ogre] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(pegasus, { zone = "in play" })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("E-119 Hero, Pegasus and Mammoth attack as one band", function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { { hero, pegasus, mammoth, ogre } } end)
  s.bob:attacks { { hero, pegasus, mammoth } }
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("E-122 only a flier blocks Scryb Sprites, and banding does not help", function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local pegasus = s.sue:has("in play", "Mesa Pegasus")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { sprites }
  s:expect_illegal(function() s.sue:blocks { [bears] = sprites } end)
  s.sue:blocks { [pegasus] = sprites }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(pegasus, { zone = "graveyard" })
end)
