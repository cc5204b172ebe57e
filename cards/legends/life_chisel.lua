return artifact "Life Chisel" {
  cost = "{4}",
  text = [[Sacrifice a creature: You gain X life, where X is the sacrificed permanent's toughness. Use this ability only during your upkeep.]],
  activated {
    cost = sacrifice(creatures),
    only_if = all_of(phase "upkeep", your_turn),
    gain_life(toughness_of(sacrificed)),
  },
}
