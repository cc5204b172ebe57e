return instant "Contagion" {
  cost = "{3}{B}{B}", instead_of_cost = { lose_life(1), remove_from_game(cards:that_are "black":owned_by(you):in_zone "hand") },
  text = [[
    You may pay 1 life, remove a black card from your hand from the game rather than pay Contagion's casting cost.
    Distribute two -2/-1 counters among any number of target creatures.
  ]],
  differs = { "effect" },
  target = divided(2, any_number(creature)),
  for_each(target, { put_counters("-2/-1", share, it) }),
}
