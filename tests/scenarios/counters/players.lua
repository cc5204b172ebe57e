-- A player can have counters as a permanent can (R-COUNTER-1).
local both = { "fifth", "microprose" }

scenario("a player has counters, of several kinds, and other players have none of them", both, function(s)
  s:card [[ return sorcery "Test Poison" { cost = "{G}", text = "Put two poison counters on target player.",
    target = player, put_counters("poison", 2, target) } ]]
  s.sue:counters { poison = 3, dream = 1 }
  s.bob:has("hand", "Test Poison", { count = 2 }); s.bob:mana "{G}{G}"
  s.bob:casts("Test Poison", { on = s.sue })
  s:expect(s.sue, { counters = { poison = 5, dream = 1 } })
  s:expect(s.bob, { counters = {} })
  s.bob:casts("Test Poison", { on = s.bob })
  s:expect(s.bob, { counters = { poison = 2 } })
  s:next_turn()
  s:expect(s.sue, { counters = 6 })
end)

scenario("what counts them counts those of the player", both, function(s)
  s:card [[ return sorcery "Test Leeches" { cost = "{W}", target = player,
    remove_counters("poison", counters_on(target, "poison"), target), deal(result, target) } ]]
  s.sue:counters { poison = 4 }
  s.bob:counters { poison = 2 }
  s.bob:has("hand", "Test Leeches"); s.bob:mana "{W}"
  s.bob:casts("Test Leeches", { on = s.sue })
  s:expect(s.sue, { life = 16, counters = {} })
  s:expect(s.bob, { life = 20, counters = { poison = 2 } })
end)

scenario("a creature gives poison counters for the damage it deals to a player, and none to a creature", both, function(s)
  s:card [[ return summon "Scorpion" "Test Scorpion" { cost = "{2}{B}", power = 1, toughness = 1,
    deals_damage { what = self, to = players, put_counters("poison", 1, that_player) } } ]]
  local scorpion = s.bob:has("in play", "Test Scorpion")
  local other = s.bob:has("in play", "Test Scorpion")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { scorpion, other }
  s.sue:blocks { [bears] = other }
  s:to("end of attack")
  s:expect(s.sue, { life = 19, counters = { poison = 1 } })
end)

scenario("power and toughness that count them follow them at once", both, function(s)
  s:card [[ return summon "Toad" "Test Toad" { cost = "{G}", power = counters_on(opponent, "poison"),
    toughness = sum(1, counters_on(opponent, "poison")) } ]]
  s:card [[ return instant "Test Poison" { cost = "{G}", target = player, put_counters("poison", 1, target) } ]]
  local toad = s.bob:has("in play", "Test Toad")
  s.bob:has("hand", "Test Poison", { count = 2 }); s.bob:mana "{G}{G}"
  s:expect(toad, { power = 0, toughness = 1 })
  s.bob:casts("Test Poison", { on = s.sue })
  s:expect(toad, { power = 1, toughness = 2 })
  s.bob:casts("Test Poison", { on = s.bob })
  s:expect(toad, { power = 1, toughness = 2 })
end)

scenario("only players who have some are targets of what asks for that (R-TARGET-1)", both, function(s)
  s:card [[ return instant "Test Cure" { cost = "{W}", target = players:with_counters("poison", 2),
    remove_counters("poison", 1, target) } ]]
  s.sue:counters { poison = 2 }
  s.bob:counters { poison = 1 }
  s.bob:has("hand", "Test Cure", { count = 2 }); s.bob:mana "{W}{W}"
  s:expect_illegal(function() s.bob:casts("Test Cure", { on = s.bob }) end, "R-TARGET-1")
  s.bob:casts("Test Cure", { on = s.sue })
  s:expect(s.sue, { counters = { poison = 1 } })
end)

scenario("whoever has ten poison counters is told so by what watches them", both, function(s)
  s:card [[ return enchantment "Test Venom" { cost = "{B}",
    whenever_state { only_if = compare(counters_on(opponent, "poison"), "at least", 10), set_life(0, opponent) } } ]]
  s:card [[ return sorcery "Test Poison" { cost = "{G}", target = player, put_counters("poison", 1, target) } ]]
  s.bob:has("in play", "Test Venom")
  s.sue:counters { poison = 8 }
  s.bob:has("hand", "Test Poison", { count = 2 }); s.bob:mana "{G}{G}"
  s.bob:casts("Test Poison", { on = s.sue })
  s:expect(s.sue, { life = 20, counters = { poison = 9 } })
  s.bob:casts("Test Poison", { on = s.sue })
  s:expect(s.sue, { life = 0, counters = { poison = 10 } })
end)
