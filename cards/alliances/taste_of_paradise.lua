return sorcery "Taste of Paradise" {
  cost = "{3}{G}", optional_cost = "{1}{G}", optional_often = true,
  text = [[
    As an additional cost to cast Taste of Paradise, you may pay {1}{G} X times.
    Gain 3 life plus an additional 3 life for each time Taste of Paradise's additional cost was paid.
  ]],
  gain_life(sum(3, product(3, x))),
}
