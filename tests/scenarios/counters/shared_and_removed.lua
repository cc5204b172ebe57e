-- Counters that are shared out now and taken off again later.
scenario("R-COUNTER-1 each target loses at end of turn as many counters as it got", { "fifth", "microprose" }, function(s)
  s:card [[ return instant "Test Bounty" { cost = "{G}", target = divided(3, any_number(creature)),
    for_each(target, { put_counters("+1/+1", share, it) }),
    next_end_of_turn { for_each(target, { remove_counters("+1/+1", share, it) }) } } ]]
  s.bob:has("hand", "Test Bounty")
  s.bob:lands("Forest", 1)
  local bears = s.bob:has("in play", "Grizzly Bears", { counters = { ["+1/+1"] = 1 } })
  local giant, other = s.bob:has("in play", "Hurloon Minotaur"), s.bob:has("in play", "Gray Ogre", { counters = { ["+1/+1"] = 2 } })
  s.bob:will("number", 2)
  s.bob:casts("Test Bounty", { targets = { bears, giant } })
  s:expect(bears, { power = 5 })
  s:expect(giant, { power = 3 })
  s:next_turn()
  s:expect(bears, { power = 3 })
  s:expect(giant, { power = 2 })
  s:expect(other, { power = 4 })
end)
