return artifact_creature "Shapeshifter" "Primal Clay" {
  cost = "{4}", power = 0, toughness = 0,
  text = [[As Primal Clay enters the battlefield, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types.]],
  unread "As Primal Clay enters the battlefield, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types.",
  unread "power or toughness '*'",
  unread "power or toughness '*'",
}
