return summon "Dragon" "Dragon Whelp" {
  cost = "{2}{R}{R}", power = 2, toughness = 3,
  text = [[
    Flying
    {R}: Dragon Whelp gets +1/+0 until end of turn.
    At the end of any turn, if this ability has been activated four or more times this turn, destroy Dragon Whelp.
  ]],
  differs = { "effect" },
  flying,
  activated {
    cost = "{R}",
    until_end_of_turn(self, { plus = "+1/+0" }),
  },
  at_end_of_turn { condition = compare(uses_this_turn, "at least", 4), destroy(self) },
}
