return artifact "Tower of Coireall" {
  cost = "{2}",
  text = [[{T}: Target creature cannot be blocked by Walls this turn.]],
  activated {
    cost = "{T}",
    target = creature,
    this_turn(cannot_be_blocked { by = creatures:of_type "wall", affects = target }),
  },
}
