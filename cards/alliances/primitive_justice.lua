return sorcery "Primitive Justice" {
  cost = "{1}{R}",
  text = [[
    Destroy target artifact.
    As an additional cost to cast this spell, you may pay {1}{R} and/or {1}{G} any number of times.
    For each additional {1}{R} you paid, destroy another target artifact.
    For each additional {1}{G} you paid, destroy another target artifact, and you gain 1 life.
  ]],
  target = artifact,
  destroy(target),
  unread "As an additional cost to cast this spell, you may pay {1}{R} and/or {1}{G} any number of times.",
  unread "For each additional {1}{R} you paid, destroy another target artifact.",
  unread "For each additional {1}{G} you paid, destroy another target artifact, and you gain 1 life.",
}
