-- Damage that nothing prevents, and that is dealt to nobody else (R-DP-3, R-DP-5).

local both = { "fifth", "microprose" }

local burst = [[ return sorcery "Test Burst" { cost = "{0}", target = creature_or_player,
  this_turn(damage_stays { from = self, affects = creatures }), deal(2, target) } ]]

scenario("R-DP-3 damage that stays is no target of what prevents, and of no reduction", both, function(s)
  s:card(burst)
  s:card [[ return enchantment "Test Ward" { cost = "{0}", reduces_damage { affects = creatures } } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Test Ward")
  s.sue:has("in play", "Samite Healer")
  s.bob:has("hand", "Test Burst")
  s.bob:casts("Test Burst", { target = bears })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-DP-3 of a player that damage is prevented as any other", both, function(s)
  s:card(burst)
  local healer = s.sue:has("in play", "Samite Healer")
  s.bob:has("hand", "Test Burst")
  s.sue:will_prevent(healer, { target = s.sue })
  s.bob:casts("Test Burst", { target = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-DP-3 other damage to the same creature is prevented", both, function(s)
  s:card(burst)
  s:card [[ return summon "Ox" "Test Ox" { cost = "{1}", power = 1, toughness = 5 } ]]
  local ox = s.sue:has("in play", "Test Ox")
  local healer = s.sue:has("in play", "Samite Healer")
  s.bob:has("hand", "Test Burst")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Test Burst", { target = ox })
  s:expect(ox, { damage = 2 })
  s.sue:will_prevent(healer, { target = ox })
  s.bob:casts("Lightning Bolt", { target = ox })
  s:expect(ox, { damage = 4 })
end)

scenario("R-DP-5 damage that stays is not redirected by a rule", both, function(s)
  s:card(burst)
  s:card [[ return enchant_creature "Test Veil" { cost = "{0}", redirects_damage { affects = enchanted, to = you } } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Test Veil", { on = bears })
  s.bob:has("hand", "Test Burst")
  s.bob:casts("Test Burst", { target = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-DP-3 what a permanent says of a creature for a turn holds for all damage to it", both, function(s)
  local will = s.bob:makes("Test Will", { types = { "artifact" }, text =
      "{0}: Damage that would be dealt to target creature this turn can't be prevented or dealt instead to another permanent or player." })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Samite Healer")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:activates(will, { target = bears })
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
end)
