return sorcery "Ritual of the Machine" {
  cost = "{2}{B}{B}", extra_cost = sacrifice(creatures),
  text = [[
    As an additional cost to cast Ritual of the Machine, sacrifice a creature.
    Gain control of target nonartifact, nonblack creature.
  ]],
  target = creature:not_ "artifact":not_ "black",
  for_good(target, { controller = you }),
}
