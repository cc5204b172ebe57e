scenario("Benalish Hero takes a creature without banding into its band", function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { { hero, mammoth } }
  s.sue:blocks { [bears] = hero }
  s.bob:assigns { [bears] = { [mammoth] = 2 } }
  s:to("end of attack")
  s:expect(hero, { zone = "in play" })
  s:expect(mammoth, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("two creatures without banding make no band", function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local mammoth = s.bob:has("in play", "War Mammoth")
  s:expect_illegal(function() s.bob:attacks { { ogre, mammoth } } end, "Gray Ogre and War Mammoth cannot be one band: of a band no more than one may be without banding")
end)
