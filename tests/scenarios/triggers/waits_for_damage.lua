local both = { "fifth", "microprose" }

scenario("R-TRIG-4 what waits for damage that is prevented waits for no other damage", both, function(s)
  s:card [[ return artifact "Cruel Needle" {
    cost = "{1}",
    loses_life { by = you, deal(1, opponent), when_damage_is_dealt { gain_life(5) } },
    activated { cost = "{0}", deal(1, opponent) },
  } ]]
  local needle = s.bob:has("in play", "Cruel Needle")
  local healer = s.sue:has("in play", "Samite Healer")
  s:card [[ return sorcery "Small Price" { cost = "{0}", lose_life(1) } ]]
  s.bob:has("hand", "Small Price")
  s.sue:will_prevent(healer, { target = s.sue })
  s.bob:casts("Small Price")
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 19 })
  s.bob:activates(needle)
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 19 })
end)

scenario("R-DP-5 what waits for damage counts all that one effect has dealt", both, function(s)
  s:card [[ return sorcery "Red Rain" {
    cost = "{0}", deal(2, creatures), when_damage_is_dealt { gain_life(that_much), lose_life(1, opponent) },
  } ]]
  s.bob:makes("Ox", { power = 0, toughness = 4 })
  s.bob:makes("Yak", { power = 0, toughness = 4 })
  s.sue:makes("Gnu", { power = 0, toughness = 4 })
  s.bob:has("hand", "Red Rain")
  s.bob:casts("Red Rain")
  s:expect(s.bob, { life = 26 })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-DP-5 what waits for damage waits for that of its own effect", both, function(s)
  s:card [[ return artifact "Thirsty Needle" {
    cost = "{1}",
    activated { cost = "{0}", deal(1, opponent), when_damage_is_dealt { gain_life(that_much) } },
    loses_life { by = opponent, deal(3, you) },
  } ]]
  local needle = s.bob:has("in play", "Thirsty Needle")
  s.bob:activates(needle)
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 20 - 3 + 1 })
end)
