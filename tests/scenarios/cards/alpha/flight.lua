scenario("Flight lets a creature fly over those that do not", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Flight")
  s.bob:lands("Island", 1)
  s.bob:casts("Flight", { on = bears })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Grizzly Bears has flying")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("Flight is put on a creature only", function(s)
  local forest = s.sue:has("in play", "Forest")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Flight")
  s.bob:mana "{U}"
  s:expect_illegal(function() s.bob:casts("Flight", { on = forest }) end, "Forest is no creature (R-TARGET-1)")
end)
