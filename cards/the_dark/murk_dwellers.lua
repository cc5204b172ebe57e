return summon "Murk Dweller" "Murk Dwellers" {
  cost = "{3}{B}", power = 2, toughness = 2,
  text = [[Whenever Murk Dwellers attacks and is not blocked, it gets +2/+0 until end of turn.]],
  differs = { "types", "effect" },
  goes_unblocked { what = self, until_end_of_turn(self, { plus = "+2/+0" }) },
}
