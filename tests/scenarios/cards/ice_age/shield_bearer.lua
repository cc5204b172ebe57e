local both = { "fifth", "microprose" }

scenario("R-BAND-5 Shield Bearer attacks beside a stronger creature and takes the damage for it", both, function(s)
  local bearer = s.bob:has("in play", "Shield Bearer")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(bearer, { power = 0, toughness = 3, has = { "banding" } })
  s.bob:attacks { { bearer, ogre } }
  s.sue:blocks { [bears] = ogre }
  s.bob:assigns { [bears] = { [bearer] = 2 } }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(bearer, { zone = "in play", damage = 2 })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("R-BAND-1 Shield Bearer takes one creature without banding into its band, not two", both, function(s)
  local bearer = s.bob:has("in play", "Shield Bearer")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { { bearer, ogre, bears } } end, "R-BAND-1")
end)
