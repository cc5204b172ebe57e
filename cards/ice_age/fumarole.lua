return sorcery "Fumarole" {
  cost = "{3}{B}{R}", extra_cost = lose_life(3),
  text = [[
    As an additional cost to cast Fumarole, pay 3 life.
    Destroy target creature and target land.
  ]],
  targets = { creature, land },
  destroy(each(target, targets(2))),
}
