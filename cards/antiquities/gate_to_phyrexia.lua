return enchantment "Gate to Phyrexia" {
  cost = "{B}{B}",
  text = [[Sacrifice a creature: Destroy target artifact. Use this ability only during your upkeep and only once each turn.]],
  activated {
    cost = sacrifice(creatures),
    only_if = all_of(all_of(phase "upkeep", your_turn), compare(uses_this_turn, "at most", 0)),
    target = artifact,
    destroy(target),
  },
}
