return interrupt "Sacrifice" {
  cost = "{B}", extra_cost = sacrifice(creatures),
  text = [[
    As an additional cost to cast Sacrifice, sacrifice a creature.
    Add X black mana to your mana pool, where X is the sacrificed creature's casting cost.
  ]],
  differs = { "types", "effect" },
  add_mana_of_any_colour(casting_cost_of(sacrificed), each_player, "black"),
}
