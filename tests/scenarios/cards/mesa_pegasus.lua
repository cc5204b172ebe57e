scenario("Mesa Pegasus flies", function(s)
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { pegasus }
  s:expect_illegal(function() s.sue:blocks { [bears] = pegasus } end, "Mesa Pegasus has flying")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("a band with Mesa Pegasus is stopped by whoever can block its other member", function(s)
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { { pegasus, ogre } }
  s.sue:blocks { [bears] = ogre }
  s.bob:assigns { [bears] = { [pegasus] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(pegasus, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
end)
