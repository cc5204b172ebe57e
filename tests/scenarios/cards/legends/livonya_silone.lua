local both = { "fifth", "microprose" }

scenario("Livonya Silone cannot be blocked while the defender controls a legendary land", both, function(s)
  local it = s.bob:has("in play", "Livonya Silone")
  s.sue:has("in play", "Karakas")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-LW-1")
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("Livonya Silone is blocked where there is no legendary land but only a legend, and strikes first", both, function(s)
  local it = s.bob:has("in play", "Livonya Silone")
  s.bob:has("in play", "Karakas")
  s.sue:lands("Plains", 1)
  local orca = s.sue:has("in play", "Lady Orca")               -- 7/4
  s.bob:attacks { it }
  s.sue:blocks { [orca] = it }
  s:to("main")
  s:expect(orca, { zone = "graveyard" })
  s:expect(it, { zone = "in play", damage = 0 })
end)
