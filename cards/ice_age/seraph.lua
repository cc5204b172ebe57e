return summon "Angel" "Seraph" {
  cost = "{6}{W}", power = 4, toughness = 4,
  text = [[
    Flying
    Whenever a creature dealt damage by Seraph this turn is put into a graveyard from play, put it into play at end of turn. Bury that card when you lose control of Seraph.
  ]],
  differs = { "effect" },
  flying,
  put_into_graveyard {
    what = creatures:damaged_by(self),
    next_end_of_turn {
      return_to_play(it),
      the_next_time { event = loses_control { what = self, by = you }, bury(moved) },
    },
  },
}
