-- Limits of a rule set: numbers that any rule set may choose.

local both = { "fifth", "microprose" }

scenario("a rule set says with how much life the players start", function(s)
  s:rules("fifth", { ["setup.life"] = 30 })
  s:expect(s.bob, { life = 30 })
  s:expect(s.sue, { life = 30 })
end)

scenario("a rule set says how many lands a turn allows", function(s)
  s:rules("fifth", { ["main.lands"] = 2 })
  local lands = s.bob:has("hand", "Forest", { count = 3 })
  s.bob:plays_land(lands[1])
  s.bob:plays_land(lands[2])
  s:expect_illegal(function() s.bob:plays_land(lands[3]) end, "Bob has played 2 lands this turn")
end)

scenario("a rule set says how many cards a hand keeps", function(s)
  s:rules("fifth", { ["discard.limit"] = 2 })
  s.bob:has("hand", "Gray Ogre", { count = 4 })
  s:to("cleanup")
  s:expect(s.bob, { hand = 2, graveyard = 2 })
end)

scenario("a duel is drawn when it has lasted for as many turns as the rule set allows", function(s)
  s:rules("fifth", { ["duel.turns"] = 4 })
  s:next_turn()
  s:to("cleanup")
  s:expect(s, { over = false })
  s:pass()
  s:expect(s, { over = true, draw = true })
end)

scenario("a turn that goes on and on draws the duel", function(s)
  s:rules("fifth", { ["duel.actions"] = 400 })
  local shade = s.bob:has("in play", "Frozen Shade")
  s.bob:lands("Swamp", 3)
  s.bob:activates(shade)
  s.bob:activates(shade)
  s:expect(shade, { power = 2, toughness = 3 })
  s:next_turn()
  s:expect(s, { over = false })
end)

scenario("after 500 turns a duel is drawn", both, function(s)
  s:card [[ return artifact "Test Clock" {
    cost = "{1}",
    at_upkeep { put_counters("hour", 1, self) },
    skips_phase { phase = "draw", affects = players },
  } ]]
  local clock = s.bob:has("in play", "Test Clock")
  s:to_the_end()
  s:expect(s, { over = true, draw = true, reason = "too many turns" })
  s:expect(clock, { counters = { hour = 497 } })  -- the duel stood in the main phase of its third turn
end)

scenario("a turn of 2000 actions goes on, one more action draws the duel", both, function(s)
  s:card [[ return artifact "Test Clock" { cost = "{1}", activated { cost = "{0}", put_counters("hour", 1, self) } } ]]
  local clock = s.bob:has("in play", "Test Clock")
  for _ = 1, 2000 do s.bob:activates(clock) end
  s:expect(s, { over = false })
  s.bob:activates(clock)
  s:expect(s, { over = true, draw = true, reason = "a turn without end" })
end)

scenario("a position that comes back for the third time since it was told apart draws the duel", both, function(s)
  s:card [[ return enchantment "Test Drought" { cost = "{1}", skips_phase { phase = "draw", affects = players } } ]]
  s.bob:has("in play", "Test Drought")
  for _ = 1, 8 do s:next_turn() end
  s:expect(s, { over = false })
  s:to("cleanup")
  s:pass()
  s:expect(s, { over = true, draw = true, reason = "one position came back again and again" })
end)
