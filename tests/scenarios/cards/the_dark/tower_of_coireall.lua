scenario("Tower of Coireall keeps Walls from blocking a creature until end of turn", { "fifth", "microprose" }, function(s)
  local tower = s.bob:has("in play", "Tower of Coireall")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(tower, { target = bears })
  s:expect(tower, { tapped = true })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "Tower of Coireall")
  s.sue:blocks { [ogre] = bears }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("a turn later a Wall blocks what Tower of Coireall had led", { "fifth", "microprose" }, function(s)
  local tower = s.bob:has("in play", "Tower of Coireall")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:activates(tower, { target = bears })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("main")
  s:expect(wall, { damage = 2 })
end)
