local both = { "fifth", "microprose" }

scenario("What Wall of Dust has blocked does not attack in its controller's next turn, and does in the one after", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Dust")            -- 1/4
  s.bob:attacks { ogre, bears }
  s.sue:blocks { [wall] = ogre }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { ogre } end, "Wall of Dust")
  s.bob:attacks { bears }
  s.sue:blocks {}
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { ogre }
end)
