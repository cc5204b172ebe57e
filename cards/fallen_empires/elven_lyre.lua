return artifact "Elven Lyre" {
  cost = "{2}",
  text = [[{1}, {T}, sacrifice Elven Lyre: Target creature gets +2/+2 until end of turn.]],
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    target = creature,
    until_end_of_turn(target, { plus = "+2/+2" }),
  },
}
