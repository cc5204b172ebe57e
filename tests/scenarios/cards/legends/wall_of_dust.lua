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

scenario("Wall of Dust binds what it blocked even when it has died itself, and nothing that went around it", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Dust")
  s.bob:attacks { wurm, bears }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { wurm } end, "Wall of Dust")
  s.bob:attacks { bears }
end)
