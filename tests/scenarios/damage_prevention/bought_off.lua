-- Damage that somebody may pay to prevent, as often as they like, when all else has had its turn (R-DP-3).
local both = { "fifth", "microprose" }

--- Bob casts what prevents 1 of the damage of a Bolt to `whom`, and may buy off more of it this turn.
local function angel(s)
  s:card [[ return instant "Test Angel" { cost = "{W}",
    text = "Prevent up to 1 damage to any creature or player. Until end of turn, you may pay {1} any time you could cast an instant to prevent up to 1 damage to it.",
    target = packet, prevent(1, target),
    this_turn(may_buy_off_damage { cost = "{1}", n = 1, affects = victim_of(target) }) } ]]
  s.sue:has("hand", "Lightning Bolt", { count = 3 })
  s.sue:lands("Mountain", 3)
  s.bob:has("hand", "Test Angel")
  s.bob:lands("Plains", 1)
end

scenario("R-DP-3 who is saved once may be saved more for a price, as long as the turn lasts", both, function(s)
  angel(s)
  s.bob:lands("Swamp", 3)
  s.bob:will_prevent("Test Angel", { target = s.bob })
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 20 })
  s.bob:will("pay", true)
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 18 }) -- there was no more mana
  s:next_turn()
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 15 })
end)

scenario("R-DP-3 of a creature it is that one, and no other", both, function(s)
  angel(s)
  s.bob:lands("Swamp", 3)
  local wurm = s.bob:makes("Great Wurm", { power = 6, toughness = 9, types = "creature" })
  local spider = s.bob:has("in play", "Giant Spider")
  s.bob:will_prevent("Test Angel", { target = wurm })
  s.bob:will("pay", false)
  s.sue:casts("Lightning Bolt", { target = wurm })
  s:expect(wurm, { damage = 2 })
  s.sue:casts("Lightning Bolt", { target = spider })
  s:expect(spider, { damage = 3 })
  s.bob:will("pay", true)
  s.bob:will("pay", false)
  s.sue:casts("Lightning Bolt", { target = wurm })
  s:expect(wurm, { damage = 4 })
end)

scenario("R-DP-3 damage that cannot be prevented is not bought off", both, function(s)
  s.bob:makes("Test Haggler", { types = "enchantment",
    text = "You may pay {1} any time you could cast an instant to prevent up to 2 damage to you." })
  s.bob:lands("Swamp", 2)
  s:card [[ return enchantment "Test Doom" { cost = "{R}", text = "Damage dealt to players cannot be prevented or dealt to another permanent or player instead.",
    damage_stays { affects = players } } ]]
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 20 })
  s.sue:has("in play", "Test Doom")
  s.bob:lands("Swamp", 2)
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 17 })
end)

scenario("R-DP-3 where all of it was prevented, whom it was for is still known", both, function(s)
  angel(s)
  s.bob:lands("Swamp", 3)
  local sorcerer = s.sue:has("in play", "Prodigal Sorcerer")
  s.bob:will_prevent("Test Angel", { target = s.bob })
  s.sue:activates(sorcerer, { target = s.bob })
  s:expect(s.bob, { life = 20 })
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 20 })
end)
