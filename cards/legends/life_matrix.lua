return artifact "Life Matrix" {
  cost = "{4}",
  text = [[{4}, {T}: Put a matrix counter on target creature. It gains "Remove a matrix counter from this card: Regenerate this card." Only you may use this ability. Use this ability only during your upkeep.]],
  differs = { "effect" },
  activated {
    cost = "{4}, {T}",
    only_if = all_of(phase "upkeep", your_turn),
    target = creature,
    put_counters("matrix", 1, target),
    for_good(target, { gains = activated { cost = remove_counters("matrix", 1, self), user = you, regenerate(self) } }),
  },
}
