scenario("E-108 a null attack uses up the attack", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks {}
  s:to("main")
  s:expect_illegal(function() s.bob:attacks { bears } end)
end)

scenario("E-232 one attack a turn, in one's own main phase", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.sue:attacks { ogre } end)
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect_illegal(function() s.bob:attacks { sprites } end)
  s:to("upkeep")
  s:expect_illegal(function() s.sue:attacks { ogre } end)
end)
