local both = { "fifth", "microprose" }

scenario("R-LW-1 Burrowing gives a creature mountainwalk", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Burrowing")
  s.bob:lands("Mountain", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:casts("Burrowing", { on = bears })
  s.sue:lands("Mountain", 1)
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "R-LW-1")
end)

scenario("Burrowing does nothing where the defending player has no mountain", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Burrowing", { on = bears })
  s.bob:lands("Mountain", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect(ogre, { blocking = true })
end)
