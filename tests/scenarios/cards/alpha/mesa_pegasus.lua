local both = { "fifth", "microprose" }

scenario("Mesa Pegasus, ruling 2008-10-01: one creature without banding joins the band, and no second", both, function(s)
  local one = s.bob:has("in play", "Mesa Pegasus")
  local two = s.bob:has("in play", "Mesa Pegasus")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { { one, two, ogre, bears } } end, "R-BAND-1")
  s.bob:attacks { { one, two, ogre }, bears }
  s:to("main")
  s:expect(s.sue, { life = 14 })
end)

scenario("Mesa Pegasus, ruling 2008-10-01: who blocks a member blocks the band, and its controller divides the damage", both, function(s)
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { { pegasus, wurm } }
  s:expect_illegal(function() s.sue:blocks { [giant] = pegasus } end, "R-FLY-1")
  s.sue:blocks { [giant] = wurm }
  s.bob:assigns { [giant] = { [wurm] = 3 } }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(giant, { zone = "graveyard" })
  s:expect(pegasus, { zone = "in play" })
  s:expect(wurm, { zone = "in play" })
end)

scenario("Mesa Pegasus, ruling 2009-10-01: where it blocks, its controller divides the attacker's damage", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local pegasus = s.sue:has("in play", "Mesa Pegasus")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wurm }
  s.sue:blocks { [pegasus] = wurm, [ogre] = wurm }
  s.sue:assigns { [wurm] = { [pegasus] = 6 } }
  s:to("main")
  s:expect(pegasus, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "in play", damage = 3 })
end)

scenario("Mesa Pegasus costs {1}{W} and is a white 1/1 with flying and banding", both, function(s)
  s.bob:has("hand", "Mesa Pegasus")
  s.bob:mana "{1}{W}"
  local it = s.bob:casts("Mesa Pegasus")
  s:expect(it, { power = 1, toughness = 1, colours = { "white" }, has = { "flying", "banding" } })
end)

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
