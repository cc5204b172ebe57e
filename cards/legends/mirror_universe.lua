return artifact "Mirror Universe" {
  cost = "{6}",
  text = [[{T}, sacrifice Mirror Universe: Exchange life totals with your opponent. Use this ability only during your upkeep.]],
  differs = { "effect" },
  activated {
    cost = { "{T}", sacrifice(self) },
    only_if = all_of(phase "upkeep", your_turn),
    exchange_life(opponent),
  },
}
