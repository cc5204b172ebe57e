-- What is done again as often as somebody likes.
local both = { "fifth", "microprose" }

local vault = [[ return instant "Test Vault" {
  cost = "{U}",
  text = "Look at the top five cards of your library. As many times as you choose, you may pay 1 life, put those cards on the bottom of your library in any order, then look at the top five cards of your library. Then shuffle your library and put the last cards you looked at this way on top of it in any order.",
  look_at(cards:owned_by(you):in_zone "library":on_top(5)),
  process { may { pay = lose_life(1),
    put_on_bottom(cards:owned_by(you):in_zone "library":on_top(5)),
    look_at(cards:owned_by(you):in_zone "library":on_top(5)),
    again() } },
  search_at_random(5, cards:owned_by(you):in_zone "library":on_top(5)),
  shuffle(),
  look_at(found),
  put_on_top(found),
} ]]

scenario("Lim-Dul's Vault: five others for each life, and the last five stay on top as they are put", both, function(s)
  s:card(vault)
  s.bob:has("hand", "Test Vault")
  s.bob:lands("Island", 1)
  s.bob:library { "Forest", "Forest", "Forest", "Forest", "Forest", "Plains", "Swamp", "Mountain", "Island", "Craw Wurm", "Serra Angel" }
  s.bob:will("pay", true)
  s.bob:will("pay", false)
  for _, name in ipairs { "Forest", "Forest", "Forest", "Forest" } do s.bob:will("order", name) end
  for _, name in ipairs { "Plains", "Swamp", "Mountain", "Island" } do s.bob:will("order", name) end
  s.bob:casts("Test Vault")
  s:expect(s.bob, { life = 19, hand = 0 })
  s:next_turn()
  s:next_turn()
  s:expect(s.bob, { hand = { "Craw Wurm" } })
end)

local chaos = [[ return sorcery "Test Chaos" {
  cost = "{R}", target = opponent,
  text = "Flip a coin. If you win the flip, you gain 1 life and target opponent loses 1 life, and you decide whether to flip again. If you lose the flip, you lose 1 life and that opponent gains 1 life, and that player decides whether to flip again. Double the life stakes with each flip.",
  process { flip_coin {
    won = { gain_life(doubling), lose_life(doubling, target), may { again() } },
    lost = { lose_life(doubling), gain_life(doubling, target), may { by = target, again() } } } },
} ]]

scenario("Game of Chaos: whoever wins says whether to go on, and the stakes double", both, function(s)
  s:card(chaos)
  s.bob:has("hand", "Test Chaos")
  s.bob:lands("Mountain", 1)
  s:chance { "heads", "tails", "heads" }
  s.bob:will("pay", true)
  s.sue:will("pay", true)
  s.bob:will("pay", false)
  s.bob:casts("Test Chaos", { target = s.sue })
  s:expect(s.bob, { life = 20 + 1 - 2 + 4 })
  s:expect(s.sue, { life = 20 - 1 + 2 - 4 })
end)

scenario("Game of Chaos: who does not go on has one flip", both, function(s)
  s:card(chaos)
  s.bob:has("hand", "Test Chaos")
  s.bob:lands("Mountain", 1)
  s:chance { "tails" }
  s.sue:will("pay", false)
  s.bob:casts("Test Chaos", { target = s.sue })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 21 })
end)

scenario("a process within a process begins anew", both, function(s)
  s:card [[ return sorcery "Test Wheels" {
    cost = "{R}",
    process { gain_life(doubling), process { lose_life(doubling, opponent), may { again() } }, may { again() } },
  } ]]
  s.bob:has("hand", "Test Wheels")
  s.bob:lands("Mountain", 1)
  for _, goes_on in ipairs { true, false, true, false, false } do s.bob:will("pay", goes_on) end
  s.bob:casts("Test Wheels")
  s:expect(s.bob, { life = 23 })
  s:expect(s.sue, { life = 16 })
end)
