local both = { "fifth", "microprose" }

scenario("Rapid Fire gives first strike and rampage 2 before blockers are chosen, until end of turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local walls = s.sue:has("in play", "Wall of Wood", { count = 2 })
  s.bob:has("hand", "Rapid Fire")
  s.bob:lands("Plains", 4)
  s.bob:attacks { bears }
  s.bob:casts("Rapid Fire", { on = bears })
  s:expect(bears, { has = { "first strike" } })
  s.sue:blocks { [walls[1]] = bears, [walls[2]] = bears }
  s:expect(bears, { power = 4, toughness = 4 })
  s.bob:assigns { [bears] = { [walls[1]] = 4 } }
  s:next_turn()
  s:expect(bears, { power = 2, lacks = { "first strike" } })
end)

scenario("Rapid Fire adds no rampage to a creature that has it", both, function(s)
  local giant = s.bob:has("in play", "Marhault Elsdragon")     -- 4/6, rampage 1
  local walls = s.sue:has("in play", "Wall of Wood", { count = 2 })
  s.bob:has("hand", "Rapid Fire")
  s.bob:lands("Plains", 4)
  s.bob:attacks { giant }
  s.bob:casts("Rapid Fire", { on = giant })
  s.sue:blocks { [walls[1]] = giant, [walls[2]] = giant }
  s:expect(giant, { power = 5, toughness = 7, has = { "first strike" } })
end)

scenario("Rapid Fire comes too late once blockers are chosen", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Rapid Fire")
  s.bob:lands("Plains", 4)
  s.bob:attacks { bears }
  s.sue:blocks {}
  s:expect_illegal(function() s.bob:casts("Rapid Fire", { on = bears }) end, "does not allow it now")
end)

scenario("Rapid Fire comes too late after the attack, and serves a defender before blocks", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Rapid Fire")
  s.bob:lands("Plains", 4)
  s.bob:attacks { ogre }
  s:to("main")
  s:expect_illegal(function() s.bob:casts("Rapid Fire", { on = ogre }) end, "the text of Rapid Fire")
  s:next_turn()
  s.bob:has("in play", "Yotian Soldier")
  local giant = s.bob:has("in play", "Hill Giant")
  s.sue:attacks { bears }
  s.bob:casts("Rapid Fire", { on = giant })
  s.bob:blocks { [giant] = bears }
  s:to("main")
  s:expect(giant, { zone = "in play", damage = 0 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Rapid Fire gives rampage to what has none, and no second one", both, function(s)
  s:card [[return instant "Rapid Fire" {
    cost = "{3}{W}", castable = any_of(before_attack, phase "attackers"),
    target = creature,
    until_end_of_turn(target, { gains = first_strike }),
    when(not_so(is(target, permanents:with "rampage")), { until_end_of_turn(target, { gains = rampage(2) }) }),
  }]]
  local ogre = s.bob:has("in play", "Gray Ogre")
  local berserkers = s.bob:makes("Ramper", { power = 2, toughness = 2, text = "Rampage 1" })
  s.bob:has("hand", "Rapid Fire", { count = 2 }); s.bob:lands("Plains", 8)
  s.bob:casts("Rapid Fire", { target = ogre })
  s.bob:casts("Rapid Fire", { target = berserkers })
  s:expect(ogre, { has = { "first strike", "rampage" } })
  local guards = s.sue:has("in play", "Craw Wurm", { count = 4 })
  s.bob:attacks { ogre, berserkers }
  s.sue:blocks { [guards[1]] = ogre, [guards[2]] = ogre, [guards[3]] = berserkers, [guards[4]] = berserkers }
  s:expect(ogre, { power = 4 })
  s:expect(berserkers, { power = 3, has = { "first strike" } })
end)
