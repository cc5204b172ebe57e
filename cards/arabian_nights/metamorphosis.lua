return sorcery "Metamorphosis" {
  cost = "{G}", extra_cost = sacrifice(creatures),
  text = [[
    As an additional cost to cast Metamorphosis, sacrifice a creature.
    Add X mana of any color to your mana pool, where X is 1 plus the sacrificed creature's casting cost. Spend this mana only to cast nonartifact creature spells.
  ]],
  differs = { "affected" },
  add_mana_of_any_colour_for {
    n = sum(1, casting_cost_of(sacrificed)),
    spent_on = spells:that_are "creature":not_ "artifact",
  },
}
