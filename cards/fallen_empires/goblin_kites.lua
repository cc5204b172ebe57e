return enchantment "Goblin Kites" {
  cost = "{1}{R}",
  text = [[{R}: Target creature with toughness 2 or less you control gains flying until end of turn. At end of turn, flip a coin. If you lose the flip, bury it.]],
  differs = { "effect" },
  activated {
    cost = "{R}",
    target = creature:toughness(2, "at most"):controlled_by(you),
    until_end_of_turn(target, { gains = flying }),
    next_end_of_turn { flip_coin { lost = { bury(target) } } },
  },
}
