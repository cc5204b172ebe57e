return artifact "Mirror Universe" {
  cost = "{6}",
  text = [[{T}, sacrifice Mirror Universe: Exchange life totals with target opponent. Use this ability only during your upkeep.]],
  activated {
    cost = { "{T}", sacrifice(self) },
    only_if = all_of(phase "upkeep", your_turn),
    target = opponent,
    exchange_life(target),
  },
}
