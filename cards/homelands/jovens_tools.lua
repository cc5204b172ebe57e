return artifact "Joven's Tools" {
  cost = "{6}",
  text = [[{4}, {T}: Target creature cannot be blocked by non-Wall creatures this turn.]],
  activated {
    cost = "{4}, {T}",
    target = creature,
    this_turn(cannot_be_blocked { by = creatures:not_ "wall", affects = target }),
  },
}
