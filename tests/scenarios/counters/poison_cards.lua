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
