return enchantment "Arnjlot's Ascent" {
  cost = "{1}{U}{U}",
  text = [[
    Cumulative upkeep {U}
    {1}: Target creature gains flying until end of turn.
  ]],
  cumulative_upkeep("{U}"),
  activated { cost = "{1}", target = creature, until_end_of_turn(target, { gains = flying }) },
}
