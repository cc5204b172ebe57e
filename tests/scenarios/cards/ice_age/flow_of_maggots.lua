local both = { "fifth", "microprose" }

scenario("Flow of Maggots is blocked by Walls only", both, function(s)
  local maggots = s.bob:has("in play", "Flow of Maggots")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  s:expect(maggots, { power = 2, toughness = 2 })
  s.bob:attacks { maggots }
  s:expect_illegal(function() s.sue:blocks { [ogre] = maggots } end, "Flow of Maggots")
  s.sue:blocks { [wall] = maggots }
  s:to("end of attack")
  s:expect(wall, { damage = 2 })
end)

scenario("Flow of Maggots, ruling 2008-10-01: its cumulative upkeep is paid whole or not at all", both, function(s)
  local maggots = s.bob:has("in play", "Flow of Maggots")
  s.bob:lands("Swamp", 2)
  s:next_turn()
  s.bob:will("pay", true)
  s:next_turn()
  s:next_turn()
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(maggots, { zone = "in play" })
  s:next_turn()
  -- {3} now: nobody is asked about two of it.
  s:next_turn()
  s:expect(maggots, { zone = "graveyard" })
end)

scenario("Paying for Flow of Maggots is never forced", both, function(s)
  local maggots = s.bob:has("in play", "Flow of Maggots")
  s.bob:lands("Swamp", 2)
  s:next_turn()
  s.bob:will("pay", false)
  s:next_turn()
  s:expect(maggots, { zone = "graveyard" })
end)
