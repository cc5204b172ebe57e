return enchantment "Nature's Chosen" {
  cost = "{G}", on = creatures:controlled_by(you),
  text = [[
    {0}: Untap enchanted creature. Use this ability only during your turn and only once each turn.
    Tap enchanted creature: Untap target artifact, creature, or land. Use this ability only if enchanted creature is white and only once each turn.
  ]],
  differs = { "effect" },
  activated {
    cost = "{0}",
    only_if = all_of(your_turn, compare(uses_this_turn, "at most", 0)),
    untap(enchanted),
  },
  activated {
    cost = tap(enchanted),
    only_if = all_of(is(enchanted, permanents:that_are "white"), compare(uses_this_turn, "at most", 0)),
    target = either(land, creature, artifact),
    untap(target),
  },
}
