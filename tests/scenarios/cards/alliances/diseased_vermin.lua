local both = { "fifth", "microprose" }

scenario("Diseased Vermin gets an infection counter for damaging a player in combat, and deals that much to that player in each upkeep of its controller", both, function(s)
  local it = s.bob:has("in play", "Diseased Vermin")
  s.bob:attacks { it }
  s:to("main")
  s:expect(it, { counters = { infection = 1 } })
  s:expect(s.sue, { life = 19 })
  s:next_turn()
  s:expect(s.sue, { life = 19 })                   -- not in her upkeep
  s:next_turn()
  s:expect(s.sue, { life = 18 })
  s.bob:attacks { it }
  s:to("main")
  s:expect(it, { counters = { infection = 2 } })
  s:expect(s.sue, { life = 17 })
  s:next_turn()
  s:next_turn()
  s:expect(s.sue, { life = 15 })
end)

scenario("Diseased Vermin that is blocked gets no counter", both, function(s)
  local it = s.bob:has("in play", "Diseased Vermin")
  local wall = s.sue:has("in play", "Wall of Wood")
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it }
  s:to("main")
  s:expect(it, { counters = {} })
end)

scenario("Diseased Vermin does nothing to an opponent whom it has never damaged", both, function(s)
  s.bob:has("in play", "Diseased Vermin", { counters = { infection = 2 } })
  s:next_turn()
  s:next_turn()
  s:expect(s.sue, { life = 20 })
end)

scenario("Diseased Vermin that the damaged player has stolen do nothing in the upkeep: they never damaged that opponent", both, function(s)
  local vermin = s.bob:has("in play", "Diseased Vermin")
  s.bob:attacks { vermin }
  s.sue:blocks {}
  s:next_turn()
  s:expect(vermin, { counters = { infection = 1 } })
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s.sue:casts("Control Magic", { on = vermin })
  s:next_turn()
  s:next_turn()
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 20 })
end)
