-- What a step has countered is known to those behind it, as it was (R-CAST-3).

local both = { "fifth", "microprose" }

local drain = [[ return interrupt "Test Drain" { cost = "{0}", target = spell, counter(target),
  the_next_time { event = at_phase { phase = "main", of = you, part = "beginning" }, add_mana("{C}", you, casting_cost_of(countered)) } } ]]

scenario("R-CAST-3 what a countered spell cost is remembered until a later turn, wherever its card is by then", both, function(s)
  s:card(drain)
  s:card [[ return instant "Test Grave" { cost = "{0}", remove_from_game(cards:in_zone "graveyard") } ]]
  s.sue:has("hand", "Test Drain")
  s.bob:has("hand", "Test Grave")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:mana "{G}{G}"
  local bears = s.bob:casts("Grizzly Bears", { held = true })
  s.sue:interrupts(bears, "Test Drain", { target = bears })
  s.bob:casts("Test Grave")
  s:expect(s.bob, { graveyard = 1 })
  s:next_turn()
  s:to("main")
  s:expect(s.sue, { mana = "{C}{C}" })
end)

scenario("R-CAST-3 what a trigger counters itself still has its casting cost", both, function(s)
  s:card [[ return enchantment "Test Warden" { cost = "{W}",
    successfully_cast { what = spells:that_are "sorcery", counter(it), gain_life(sum(7, casting_cost_of(it)), you) } } ]]
  s:card [[ return sorcery "Test Tithe" { cost = "{2}{B}{B}", lose_life(5, opponent) } ]]
  s.sue:has("in play", "Test Warden")
  s.bob:has("hand", "Test Tithe")
  s.bob:mana "{B}{B}{B}{B}"
  s.bob:casts("Test Tithe")
  s:expect(s.sue, { life = 31 })
end)

scenario("R-MANA-7 the X that was paid for a countered spell counts", both, function(s)
  s:card(drain)
  s:card [[ return sorcery "Test Blaze" { cost = "{X}{R}", target = creature_or_player, deal(x, target) } ]]
  s.sue:has("hand", "Test Drain")
  s.bob:has("hand", "Test Blaze")
  s.bob:mana "{R}{R}{R}{R}"
  local blaze = s.bob:casts("Test Blaze", { target = s.sue, x = 3, held = true })
  s.sue:interrupts(blaze, "Test Drain", { target = blaze })
  s:next_turn()
  s:to("main")
  s:expect(s.sue, { mana = "{C}{C}{C}{C}", life = 20 })
end)
