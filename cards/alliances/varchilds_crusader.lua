return summon "Knight" "Varchild's Crusader" {
  cost = "{3}{R}", power = 3, toughness = 2,
  text = [[{0}: Varchild's Crusader cannot be blocked by non-Wall creatures this turn. Bury it at end of turn.]],
  differs = { "types" },
  activated {
    cost = "{0}",
    this_turn(cannot_be_blocked { by = creatures:not_ "wall", affects = self }),
    next_end_of_turn { bury(self) },
  },
}
