return artifact "Life Chisel" {
  cost = "{4}",
  text = [[Sacrifice a creature: Gain life equal to the sacrificed creature's toughness. Use this ability only during your upkeep.]],
  activated {
    cost = sacrifice(creatures),
    only_if = all_of(phase "upkeep", your_turn),
    gain_life(toughness_of(sacrificed)),
  },
}
