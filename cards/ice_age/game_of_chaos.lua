return sorcery "Game of Chaos" {
  cost = "{R}{R}{R}",
  text = [[Flip a coin. If you win the flip, you gain 1 life and target opponent loses 1 life, and you decide whether to flip again. If you lose the flip, you lose 1 life and that player gains 1 life, and that player decides whether to flip again. Double the life stakes with each flip.]],
  target = opponent,
  process {
    flip_coin {
      won = { gain_life(doubling), lose_life(doubling, target), may { again() } },
      lost = { lose_life(doubling), gain_life(doubling, target), may { by = target, again() } },
    },
  },
}
