return summon "Wizard" "Krovikan Elementalist" {
  cost = "{B}{B}", power = 1, toughness = 1,
  text = [[
    {2}{R}: Target creature gets +1/+0 until end of turn.
    {U}{U}: Target creature you control gains flying until end of turn. Bury it at end of turn.
  ]],
  differs = { "types", "effect" },
  activated { cost = "{2}{R}", target = creature, until_end_of_turn(target, { plus = "+1/+0" }) },
  activated {
    cost = "{U}{U}",
    target = creature:controlled_by(you),
    until_end_of_turn(target, { gains = flying }),
    next_end_of_turn { bury(target) },
  },
}
