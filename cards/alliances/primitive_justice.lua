return sorcery "Primitive Justice" {
  cost = "{1}{R}",
  text = [[
    As an additional cost to cast Primitive Justice, you may pay {1}{R} and/or {1}{G} any number of times.
    Destroy target artifact. Destroy X target artifacts, where X is the number of times {1}{R} was paid. Destroy X target artifacts, where X is the number of times {1}{G} was paid. Gain life equal to the number of times {1}{G} was paid.
  ]],
  optional_cost = "{1}{R}", optional_often = true, another_optional_cost = "{1}{G}",
  targets = { artifact, exactly(x, artifact), exactly(paid_another, artifact) },
  destroy(target),
  destroy(targets(2)),
  destroy(targets(3)),
  gain_life(paid_another),
}
