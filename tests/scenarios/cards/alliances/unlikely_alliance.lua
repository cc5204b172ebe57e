local both = { "fifth", "microprose" }

scenario("Unlikely Alliance gives a creature that neither attacks nor blocks +0/+2 until end of turn", both, function(s)
  local it = s.bob:has("in play", "Unlikely Alliance")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Plains", 2)
  s.bob:activates(it, { target = ogre })
  s:expect(ogre, { power = 2, toughness = 4 })
  s:next_turn()
  s:expect(ogre, { toughness = 2 })
end)

scenario("R-TARGET-1 Unlikely Alliance takes neither an attacker nor a blocker", both, function(s)
  local it = s.bob:has("in play", "Unlikely Alliance")
  s.bob:lands("Plains", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local quiet = s.bob:has("in play", "Scryb Sprites")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect_illegal(function() s.bob:activates(it, { target = bears }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(it, { target = ogre }) end, "R-TARGET-1")
  s.bob:activates(it, { target = quiet })
  s:expect(quiet, { toughness = 3 })
end)

scenario("Unlikely Alliance helps a creature that is yet to block, and the help stays when it blocks", both, function(s)
  local it = s.sue:has("in play", "Unlikely Alliance")
  s.sue:lands("Plains", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { giant }
  s.sue:activates(it, { on = bears })
  s.sue:blocks { [bears] = giant }
  s:to("main")
  s:expect(bears, { zone = "in play", toughness = 4, damage = 3 })
end)

scenario("Unlikely Alliance reaches an attacker that Maze of Ith has only untapped no more than before", both, function(s)
  local it = s.bob:has("in play", "Unlikely Alliance")
  s.bob:lands("Plains", 2)
  local maze = s.sue:has("in play", "Maze of Ith")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:activates(maze, { on = bears })
  s:expect_illegal(function() s.bob:activates(it, { on = bears }) end, "R-TARGET-1")
end)
