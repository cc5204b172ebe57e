return interrupt "Burnt Offering" {
  cost = "{B}", extra_cost = sacrifice(creatures),
  text = [[
    As an additional cost to cast Burnt Offering, sacrifice a creature.
    Add X mana in any combination of black and/or red to your mana pool, where X is the sacrificed creature's casting cost.
  ]],
  differs = { "types" },
  repeat_times(casting_cost_of(sacrificed), { add_mana_of_any_colour(1, each_player, { "black", "red" }) }),
}
