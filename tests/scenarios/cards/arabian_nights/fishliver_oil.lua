local both = { "fifth", "microprose" }

scenario("Fishliver Oil gives islandwalk, its controller's or another's creature", both, function(s)
  s.bob:has("hand", "Fishliver Oil")
  s.bob:lands("Island", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local island = s.sue:has("in play", "Island")
  s.bob:casts("Fishliver Oil", { on = bears })
  s:expect(bears, { has = { "landwalk" }, power = 2, toughness = 2 })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "R-LW-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("Fishliver Oil does not help against a defender without an island", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Fishliver Oil", { on = bears })
  s.bob:lands("Island", 1)
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-TARGET-1 Fishliver Oil is put on a creature and nothing else; the walk goes when it goes", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Fishliver Oil")
  s.bob:lands("Island", 2)
  s:expect_illegal(function() s.bob:casts("Fishliver Oil", { on = forest }) end, "R-TARGET-1")
  s.bob:casts("Fishliver Oil", { on = bears })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { on = s.bob:finds("Fishliver Oil") })
  s:expect(bears, { lacks = { "landwalk" } })
end)
