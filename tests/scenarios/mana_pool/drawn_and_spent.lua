-- Mana is drawn by itself, lies in the pool and burns there (R-MANA-1, R-MANA-4, R-MANA-5).

local both = { "fifth", "microprose" }

scenario("R-MANA-1 mana is drawn without a spell, waits in the pool and is spent from there", both, function(s)
  local forests = s.bob:has("in play", "Forest", { count = 3 })
  s.bob:has("hand", "Grizzly Bears")
  for _, forest in ipairs(forests) do s.bob:taps_for_mana(forest) end
  s:expect(s.bob, { mana = "{G}{G}{G}", hand = { "Grizzly Bears" } })
  s.bob:casts("Grizzly Bears")
  s:expect(s.bob, { mana = "{G}", in_play = { "Forest", "Forest", "Forest", "Grizzly Bears" } })
end)

scenario("R-MANA-4 mana is lost at the end of each phase, with as much life", both, function(s)
  local forests = s.sue:has("in play", "Forest", { count = 3 })
  s:to("upkeep")
  s.sue:taps_for_mana(forests[1])
  s.sue:taps_for_mana(forests[2])
  s:expect(s.sue, { mana = "{G}{G}", life = 20 })
  s:to("draw")
  s:expect(s.sue, { mana = "", life = 18 })
  s.sue:taps_for_mana(forests[3])
  s:to("main")
  s:expect(s.sue, { mana = "", life = 17 })
end)

scenario("R-MANA-5 what reduces damage does not stop mana burn", both, function(s)
  s:card [[ return enchantment "Test Shield" { cost = "{1}", reduces_damage { affects = you } } ]]
  s:card [[ return instant "Test Sting" { cost = "{0}", target = player, deal(2, target) } ]]
  s.bob:has("in play", "Test Shield")
  s.sue:has("hand", "Test Sting")
  s.sue:casts("Test Sting", { target = s.bob })
  s:expect(s.bob, { life = 20 })
  s.bob:mana "{R}{R}"
  s:to("discard")
  s:expect(s.bob, { life = 18, mana = "" })
end)

scenario("R-MANA-5 nobody prevents mana burn", both, function(s)
  s:card [[ return enchantment "Test Tally" { cost = "{1}", deals_damage { to = you, gain_life(10) } } ]]
  s.bob:has("in play", "Test Tally")
  s.bob:mana "{R}{R}"
  s:to("discard")
  s:expect(s.bob, { life = 18 })
end)

scenario("R-MANA-5 what redirects damage leaves mana burn where it is", both, function(s)
  s:card [[ return summon "Guard" "Test Guard" { cost = "{1}", power = 0, toughness = 9,
    redirects_damage { affects = you, to = self } } ]]
  local guard = s.bob:has("in play", "Test Guard")
  s:card [[ return instant "Test Sting" { cost = "{0}", target = player, deal(1, target) } ]]
  s.sue:has("hand", "Test Sting")
  s.sue:casts("Test Sting", { target = s.bob })
  s:expect(guard, { damage = 1 })
  s.bob:mana "{R}{R}"
  s:to("discard")
  s:expect(s.bob, { life = 18 })
  s:expect(guard, { damage = 1 })
end)
