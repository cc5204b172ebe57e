return enchant_land "Tourach's Gate" {
  cost = "{1}{B}{B}", on = lands:controlled_by(you),
  text = [[
    Sacrifice a Thrull: Put three time counters on Tourach's Gate.
    During your upkeep, remove a time counter from Tourach's Gate. If there are no time counters on it, bury it.
    Tap enchanted land: All attacking creatures you control get +2/-1 until end of turn.
  ]],
  differs = { "effect" },
  activated { cost = sacrifice(creatures:of_type "thrull"), put_counters("time", 3, self) },
  at_upkeep {
    of = you,
    remove_counters("time", 1, self),
    when(compare(counters_on(self, "time"), "exactly", 0), { bury(self) }),
  },
  activated {
    cost = tap(enchanted),
    until_end_of_turn(creatures:attacking():controlled_by(you), { plus = "+2/-1" }),
  },
}
