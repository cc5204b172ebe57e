return artifact "Aegis of the Meek" {
  cost = "{3}",
  text = [[{1}, {T}: Target creature with power 1 with toughness 1 gets +1/+2 until end of turn.]],
  activated {
    cost = "{1}, {T}",
    target = creature:power(1, "exactly"):toughness(1, "exactly"),
    until_end_of_turn(target, { plus = "+1/+2" }),
  },
}
