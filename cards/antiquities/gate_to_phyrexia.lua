return enchantment "Gate to Phyrexia" {
  cost = "{B}{B}",
  text = [[Sacrifice a creature: Choose an artifact. Destroy that card. Use this ability only during your upkeep.]],
  differs = { "effect" },
  activated {
    cost = sacrifice(creatures),
    only_if = all_of(phase "upkeep", your_turn),
    search(1, artifacts),
    destroy(found),
  },
}
