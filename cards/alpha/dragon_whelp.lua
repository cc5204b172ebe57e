return summon "Dragon" "Dragon Whelp" {
  cost = "{2}{R}{R}", power = 2, toughness = 3,
  text = [[
    Flying
    {R}: Dragon Whelp gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, destroy Dragon Whelp once at end of turn.
  ]],
  differs = { "effect" },
  flying,
  activated {
    cost = "{R}",
    until_end_of_turn(self, { plus = "+1/+0" }),
    when(compare(uses_this_turn, "at least", 4), { next_end_of_turn { once = true, destroy(self) } }),
  },
}
