return summon "Rag Man" "Rag Man" {
  cost = "{2}{B}{B}", power = 2, toughness = 1,
  text = [[{B}{B}{B}, {T}: Look at target opponent's hand. That player discards a creature card at random. Use this ability only during your turn.]],
  differs = { "types", "effect" },
  activated {
    cost = "{B}{B}{B}, {T}",
    only_if = your_turn,
    target = opponent,
    look_at(cards:owned_by(target):in_zone "hand"),
    discard_at_random(1, target, cards:that_are "creature"),
  },
}
