return artifact "Celestial Sword" {
  cost = "{6}",
  text = [[{3}, {T}: Target creature you control gets +3/+3 until end of turn. Sacrifice it at end of turn.]],
  activated {
    cost = "{3}, {T}",
    target = creature:controlled_by(you),
    until_end_of_turn(target, { plus = "+3/+3" }),
    next_end_of_turn { sacrifice(target) },
  },
}
