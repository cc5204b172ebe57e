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

scenario("Cooperation lets the defender's creature share out the attackers' damage (R-BAND-5)", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local lions = s.sue:has("in play", "Savannah Lions")
  s.sue:has("in play", "Cooperation", { on = bears })
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm, [lions] = wurm }
  s.sue:assigns { [wurm] = { [lions] = 6 } }
  s:to("main")
  s:expect(lions, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("R-PROT-1 Cooperation is not cast on a creature with protection from white", both, function(s)
  local knight = s.bob:has("in play", "Black Knight")
  s.bob:has("hand", "Cooperation")
  s.bob:lands("Plains", 3)
  s:expect_illegal(function() s.bob:casts("Cooperation", { on = knight }) end, "R-PROT-1")
end)
