return artifact "Celestial Sword" {
  cost = "{6}",
  text = [[{3}, {T}: Target creature you control gets +3/+3 until end of turn. Bury it at end of turn.]],
  differs = { "effect" },
  activated {
    cost = "{3}, {T}",
    target = creature:controlled_by(you),
    until_end_of_turn(target, { plus = "+3/+3" }),
    next_end_of_turn { bury(target) },
  },
}
