scenario("attacking taps, and a tapped creature cannot attack", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local tired = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s:expect_illegal(function() s.bob:attacks { tired } end, "tapped creatures cannot attack (R-CBT-8)")
  s.bob:attacks { bears }
  s:expect(bears, { tapped = true, attacking = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(bears, { attacking = false })
end)

scenario("one attack a turn", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect_illegal(function() s.bob:attacks { sprites } end, "R-CBT-1")
end)
