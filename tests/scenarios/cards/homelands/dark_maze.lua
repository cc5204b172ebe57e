local both = { "fifth", "microprose" }

scenario("Dark Maze attacks as though it were no Wall, and is removed from the game at end of turn", both, function(s)
  local maze = s.bob:has("in play", "Dark Maze")
  s:expect(maze, { power = 4, toughness = 5 })
  s:expect_illegal(function() s.bob:attacks { maze } end, "R-CRE-9")
  s.bob:activates(maze)
  s.bob:attacks { maze }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:expect(maze, { zone = "in play" })
  s:next_turn()
  s:expect(maze, { zone = "out of game" })
end)

scenario("R-SICK-1 Dark Maze does not attack in the turn in which it comes, and is gone all the same", both, function(s)
  local maze = s.bob:has("in play", "Dark Maze", { sick = true })
  s.bob:activates(maze)
  s:expect_illegal(function() s.bob:attacks { maze } end, "R-SICK-1")
  s:next_turn()
  s:expect(maze, { zone = "out of game" })
end)

scenario("R-ZONE-2 Dark Maze that was returned to the hand is not removed from the game", both, function(s)
  local maze = s.bob:has("in play", "Dark Maze")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:activates(maze)
  s.bob:casts("Unsummon", { on = maze })
  s:next_turn()
  s:expect(maze, { zone = "hand" })
end)

scenario("Dark Maze used twice in a turn is removed once, and used in defence it is removed as well", both, function(s)
  local maze = s.sue:has("in play", "Dark Maze")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:activates(maze)
  s.sue:activates(maze)
  s.sue:blocks { [maze] = bears }
  s:to("main")
  s:expect(maze, { zone = "in play" })
  s:next_turn()
  s:expect(maze, { zone = "out of game" })
end)

scenario("Dark Maze that attacks is a Wall still: Keldon Warlord does not count it", both, function(s)
  local maze = s.bob:has("in play", "Dark Maze")
  local swarm = s.bob:has("in play", "Keldon Warlord")
  s.bob:activates(maze)
  s:expect(swarm, { power = 1 })
  s.bob:attacks { maze }
  s:expect(maze, { attacking = true, types = { "creature" } })
end)
