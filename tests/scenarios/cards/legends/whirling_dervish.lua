local both = { "fifth", "microprose" }

scenario("Whirling Dervish grows at the end of a turn in which it damaged the opponent", both, function(s)
  local dervish = s.bob:has("in play", "Whirling Dervish")
  s.bob:attacks { dervish }
  s:to("main")
  s:expect(s.sue, { life = 19 })
  s:expect(dervish, { power = 1 })
  s:next_turn()
  s:expect(dervish, { power = 2, toughness = 2, counters = { ["+1/+1"] = 1 } })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(dervish, { power = 2 })                             -- it did not attack that turn
end)

scenario("Whirling Dervish that only damages a blocker does not grow", both, function(s)
  local dervish = s.bob:has("in play", "Whirling Dervish")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { dervish }
  s.sue:blocks { [wall] = dervish }
  s:next_turn()
  s:expect(dervish, { power = 1 })
end)

scenario("R-PROT-1 Whirling Dervish is protected from black", both, function(s)
  local dervish = s.bob:has("in play", "Whirling Dervish")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.bob:attacks { dervish }
  s:expect_illegal(function() s.sue:casts("Terror", { on = dervish }) end, "R-PROT-1")
  s:expect_illegal(function() s.sue:blocks { [zombies] = dervish } end, "R-PROT-1")
end)

scenario("R-DEST-2 Whirling Dervish gets its counter at end of turn, one for the damage of the turn", both, function(s)
  local dervish = s.bob:has("in play", "Whirling Dervish")
  s.bob:attacks { dervish }
  s:to("main")
  s:expect(dervish, { counters = {} })
  s:next_turn()
  s:expect(dervish, { counters = { ["+1/+1"] = 1 } })
end)

scenario("Whirling Dervish that has damaged the opponent in that player's own turn grows at the end of it", both, function(s)
  s:card [[ return instant "Spin Again" { cost = "{G}", target = creature, deal(1, opponent, target) } ]]
  local dervish = s.bob:has("in play", "Whirling Dervish")
  s.bob:has("hand", "Spin Again"); s.bob:lands("Forest", 1)
  s:turn_of(s.sue)
  s.bob:casts("Spin Again", { target = dervish })
  s:turn_of(s.bob)
  s:expect(dervish, { power = 2, counters = { ["+1/+1"] = 1 } })
end)

scenario("Whirling Dervish that damages its owner, controlled by the opponent, grows too; prevented damage counts for nothing", both, function(s)
  local dervish = s.bob:has("in play", "Whirling Dervish", { controller = s.sue })
  s:turn_of(s.sue)
  s.sue:attacks { dervish }
  s:turn_of(s.bob)
  s:expect(dervish, { counters = { ["+1/+1"] = 1 } })
  s.bob:has("in play", "Circle of Protection: Green")
  s.bob:lands("Plains", 1)
  s:turn_of(s.sue)
  s.sue:attacks { dervish }
  s.bob:will_prevent(s.bob:finds("Circle of Protection: Green"))
  s:turn_of(s.bob)
  s:expect(dervish, { counters = { ["+1/+1"] = 1 } })
end)

scenario("Whirling Dervish that damages the opponent several times in a turn gets one counter at its end", both, function(s)
  s:card [[ return instant "Spin Again" { cost = "{G}", target = creature, deal(1, opponent, target) } ]]
  local dervish = s.bob:has("in play", "Whirling Dervish")
  s.bob:has("hand", "Spin Again", { count = 2 }); s.bob:lands("Forest", 2)
  s.bob:attacks { dervish }
  s:to("main")
  s.bob:casts("Spin Again", { target = dervish })
  s.bob:casts("Spin Again", { target = dervish })
  s:expect(s.sue, { life = 17 })
  s:expect(dervish, { counters = {} })
  s:next_turn()
  s:expect(dervish, { counters = { ["+1/+1"] = 1 } })
end)
