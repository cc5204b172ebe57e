-- Cards that give players counters, read from their texts.
local both = { "fifth", "microprose" }

scenario("damage that is prevented gives no poison counters", both, function(s)
  local scorpion = s.bob:makes("Test Scorpion", { power = 1, toughness = 1,
    text = "Whenever Test Scorpion deals damage to a player, that player gets a poison counter." })
  s.sue:has("hand", "Healing Salve"); s.sue:lands("Plains", 1)
  s.bob:attacks { scorpion }
  s.sue:will_prevent("Healing Salve")
  s:to("end of attack")
  s:expect(s.sue, { life = 20, counters = {} })
end)

scenario("a token gives them as a card does, and a copy of the card too", both, function(s)
  s:card [[ return sorcery "Test Nest" { cost = "{G}", make_token(1, token "Snake" "Poison Snake" { power = 1, toughness = 1,
    deals_damage { what = self, to = players, put_counters("poison", 1, that_player) } }) } ]]
  s.bob:has("hand", "Test Nest"); s.bob:mana "{G}"
  s.bob:casts("Test Nest")
  local snake = s.bob:finds("Poison Snake")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { snake }
  s:to("end of attack")
  s:expect(s.sue, { life = 19, counters = { poison = 1 } })
end)

scenario("counters that a player has stay when what gave them is gone, and are nobody else's", both, function(s)
  s:card [[ return instant "Test Poison" { cost = "{G}", target = player, put_counters("poison", 2, target) } ]]
  s:card [[ return artifact "Test Gauge" { cost = "{1}", activated { cost = "{0}", gain_life(counters_on(you, "poison"), you) },
    activated { cost = "{0}", gain_life(counters_on(self, "poison"), you) } } ]]
  local gauge = s.sue:has("in play", "Test Gauge", { counters = { poison = 5 } })
  s.bob:has("hand", "Test Poison"); s.bob:mana "{G}"
  s.bob:casts("Test Poison", { on = s.sue })
  s.sue:activates(gauge, { ability = 1 })
  s:expect(s.sue, { life = 22 })
  s.sue:activates(gauge, { ability = 2 })
  s:expect(s.sue, { life = 27 })
  s.bob:has("hand", "Disenchant"); s.bob:mana "{W}{W}"
  s.bob:casts("Disenchant", { on = gauge })
  s:expect(s.sue, { counters = { poison = 2 } })
end)

scenario("ten poison counters lose the duel at once, nine do not", both, function(s)
  local viper = s.bob:makes("Test Viper", { power = 1, toughness = 2,
    text = "Whenever Test Viper deals damage to a player, that player gets two poison counters. " ..
      "(A player with ten or more poison counters loses the game.)" })
  s.sue:counters { poison = 7 }
  s.bob:attacks { viper }
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 19, counters = { poison = 9 } })
  s:turn_of(s.bob)
  s.bob:attacks { viper }
  s:to_the_end()
  s:expect(s.bob, { won = true })
  s:expect(s.sue, { life = 18, counters = { poison = 11 } })
  s:expect(s, { over = true, reason = "an effect made somebody lose" })
end)

scenario("both with ten poison counters: nobody wins; other counters do no harm", both, function(s)
  s:card [[ return instant "Test Venom" { cost = "{G}", put_counters("poison", 5, players), put_counters("dream", 20, players) } ]]
  s.bob:has("hand", "Test Venom", { count = 2 }); s.bob:mana "{G}{G}"
  s.bob:casts("Test Venom")
  s:expect(s.sue, { counters = { poison = 5, dream = 20 } })
  s.bob:casts("Test Venom")
  s:expect(s, { over = true, draw = true })
end)
