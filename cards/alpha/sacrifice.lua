return interrupt "Sacrifice" {
  cost = "{B}", extra_cost = sacrifice(creatures),
  text = [[
    As an additional cost to cast Sacrifice, sacrifice a creature.
    Add an amount of {B} equal to the sacrificed creature's casting cost to your mana pool.
  ]],
  differs = { "types" },
  add_mana("{B}", you, casting_cost_of(sacrificed)),
}
