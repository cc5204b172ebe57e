return summon "Wolf" "Heart Wolf" {
  cost = "{3}{R}", power = 2, toughness = 2,
  text = [[
    First strike
    {T}: Target Dwarf gets +2/+0 and gains first strike until end of turn. If it leaves play this turn, bury Heart Wolf. Use this ability only during combat.
  ]],
  first_strike,
  activated {
    cost = "{T}",
    only_if = phase "attack",
    target = creature:of_type "dwarf",
    until_end_of_turn(target, { plus = "+2/+0", gains = first_strike }),
    when_this_turn { event = leaves_play { what = target }, bury(self) },
  },
}
