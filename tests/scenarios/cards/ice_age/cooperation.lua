local both = { "fifth", "microprose" }

scenario("Cooperation gives banding for as long as it is there", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")
  local cooperation = s.bob:has("hand", "Cooperation")
  s.bob:lands("Plains", 3)
  s:expect_illegal(function() s.bob:attacks { { ogre, wurm } } end, "R-BAND-1")
  s.bob:casts("Cooperation", { on = ogre })
  s:expect(ogre, { has = { "banding" } })
  s.bob:attacks { { ogre, wurm } }
  s.sue:blocks { [wall] = wurm }
  s:to("end of attack")
  s:expect(wall, { zone = "graveyard" })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s:to("main")
  s:next_turn()
  s:expect(ogre, { has = { "banding" } })
  s.sue:casts("Disenchant", { on = cooperation })
  s:expect(ogre, { lacks = { "banding" } })
end)
