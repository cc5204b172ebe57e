return summon "Vampire" "Krovikan Vampire" {
  cost = "{3}{B}{B}", power = 3, toughness = 3,
  text = [[At the end of any turn, if there is a creature dealt damage by Krovikan Vampire this turn that was put into a graveyard from play this turn, put all creatures dealt damage by it this turn that were put into a graveyard from play this turn into play. When you lose control of Krovikan Vampire, bury those cards.]],
  differs = { "effect" },
  at_end_of_turn {
    condition = some(died:that_are "creature":damaged_by(self)),
    return_to_play(died:that_are "creature":damaged_by(self)),
    the_next_time { event = loses_control { what = self, by = you }, bury(moved) },
  },
}
