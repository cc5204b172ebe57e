local both = { "fifth", "microprose" }

scenario("Dread Wight taps what it meets at end of combat, and that does not untap until {4} is paid", both, function(s)
  local wight = s.bob:has("in play", "Dread Wight")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 9 })
  local idle = s.sue:makes("Test Idle", { power = 0, toughness = 9 })
  s:expect(wight, { power = 3, toughness = 4 })
  s.bob:attacks { wight }
  s.sue:blocks { [wall] = wight }
  s:to("main")
  s:expect(wall, { tapped = true, counters = { paralyzation = 1 } })
  s:expect(idle, { tapped = false, counters = {} })
  s:next_turn()
  s:expect(wall, { tapped = true })
  s.sue:lands("Forest", 4)
  s.sue:activates(wall)
  s:expect(wall, { tapped = true, counters = {} })
  s:next_turn()
  s:next_turn()
  s:expect(wall, { tapped = false })
end)

scenario("Dread Wight paralyses an attacker that it blocks; it stays so when the Wight is gone", both, function(s)
  local wight = s.sue:has("in play", "Dread Wight")
  local attacker = s.bob:makes("Test Attacker", { power = 1, toughness = 9 })
  s.bob:attacks { attacker }
  s.sue:blocks { [wight] = attacker }
  s:to("main")
  s:expect(attacker, { tapped = true, counters = { paralyzation = 1 } })
  s.bob:has("hand", "Terror")
  s.bob:has("hand", "Swords to Plowshares")
  s.bob:lands("Plains", 1)
  s.bob:casts("Swords to Plowshares", { target = wight })
  s:next_turn()
  s:next_turn()
  s:expect(attacker, { tapped = true })
end)

scenario("Only the creature's controller pays to remove a counter of Dread Wight, and {3} is too little", both, function(s)
  local wight = s.bob:has("in play", "Dread Wight")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 9 })
  s.bob:attacks { wight }
  s.sue:blocks { [wall] = wight }
  s:to("main")
  s.bob:lands("Forest", 4)
  s.sue:lands("Forest", 3)
  s:expect_illegal(function() s.bob:activates(wall) end, "R-COST-9")
  s:expect_illegal(function() s.sue:activates(wall) end, "R-COST-1")
end)

scenario("A creature that Dread Wight has met twice is freed one counter at a time", both, function(s)
  local wight = s.bob:has("in play", "Dread Wight", { count = 2 })
  local attacker = s.sue:makes("Test Attacker", { power = 0, toughness = 9 })
  s:next_turn()
  s.sue:attacks { attacker }
  s.bob:blocks { [wight[1]] = attacker, [wight[2]] = attacker }
  s:to("main")
  s:expect(attacker, { counters = { paralyzation = 2 } })
  s.sue:lands("Forest", 4)
  s.sue:activates(attacker)
  s:expect(attacker, { counters = { paralyzation = 1 } })
  s:next_turn()
  s:next_turn()
  s:expect(attacker, { tapped = true })
end)

scenario("Dread Wight that has died in the attack paralyses nothing at its end", both, function(s)
  local wight = s.sue:has("in play", "Dread Wight")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [wight] = wurm }
  s:to("main")
  s:expect(wight, { zone = "graveyard" })
  s:expect(wurm, { counters = {} })
  s:next_turn()
  s:next_turn()
  s:expect(wurm, { tapped = false })
end)

scenario("Who has stolen a creature that Dread Wight paralysed pays the {4} for it", both, function(s)
  local wight = s.bob:has("in play", "Dread Wight")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { wight }
  s.sue:blocks { [wall] = wight }
  s:to("main")
  s:expect(wall, { counters = { paralyzation = 1 }, tapped = true })
  s.bob:has("hand", "Control Magic")
  s.bob:lands("Island", 8)
  s.bob:casts("Control Magic", { on = wall })
  s.bob:activates(wall)
  s:expect(wall, { counters = {} })
  s:next_turn()
  s:next_turn()
  s:expect(wall, { tapped = false })
end)
