local both = { "fifth", "microprose" }

scenario("Lesser Werewolf gives power for -0/-1 counters on its blocker, down to power 0", both, function(s)
  local wolf = s.bob:has("in play", "Lesser Werewolf")         -- 2/4
  local spider = s.sue:has("in play", "Giant Spider")          -- 2/4
  s.bob:lands("Swamp", 3)
  s.bob:attacks { wolf }
  s.sue:blocks { [spider] = wolf }
  s.bob:activates(wolf, { on = spider })
  s:expect(wolf, { power = 1, toughness = 4 })
  s:expect(spider, { toughness = 3, counters = { ["-0/-1"] = 1 } })
  s.bob:activates(wolf, { on = spider })
  s:expect(wolf, { power = 0 })
  s:expect(spider, { toughness = 2 })
  s:expect_illegal(function() s.bob:activates(wolf, { on = spider }) end, "does not allow it now")
  s:next_turn()
  s:expect(wolf, { power = 2 })
  s:expect(spider, { toughness = 2 })                           -- the counters stay
end)

scenario("Lesser Werewolf's ability is used between the choice of blockers and the damage only", both, function(s)
  local wolf = s.bob:has("in play", "Lesser Werewolf")
  s.sue:has("in play", "Giant Spider")
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:activates(wolf) end, "Lesser Werewolf")
  s.bob:attacks { wolf }
  s:expect_illegal(function() s.bob:activates(wolf) end, "Lesser Werewolf")
end)

scenario("Lesser Werewolf that blocks shrinks the attacker, and no creature that fights elsewhere", both, function(s)
  local giant = s.bob:has("in play", "Hill Giant")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wolf = s.sue:has("in play", "Lesser Werewolf")
  s.sue:lands("Swamp", 2)
  s.bob:attacks { giant, ogre }
  s.sue:blocks { [wolf] = giant }
  s:expect_illegal(function() s.sue:activates(wolf, { on = ogre }) end, "R-TARGET-1")
  s.sue:activates(wolf, { on = giant })
  s.sue:activates(wolf, { on = giant })
  s:expect(giant, { toughness = 1 })
end)

scenario("Lesser Werewolf used in response to itself loses no power below 0, and what is too much does nothing", both, function(s)
  local wolf = s.bob:has("in play", "Lesser Werewolf")
  s.bob:lands("Swamp", 3)
  local giant = s.sue:makes("Test Giant", { power = 0, toughness = 8 })
  s.bob:attacks { wolf }
  s.sue:blocks { [giant] = wolf }
  s.bob:activates(wolf, { target = giant, held = true })
  s.bob:activates(wolf, { target = giant, held = true })
  s.bob:activates(wolf, { target = giant, held = true })
  s:resolve()
  s:expect(wolf, { power = 0 })
  s:expect(giant, { toughness = 6 })
end)
