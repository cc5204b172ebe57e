return artifact "Flying Carpet" {
  cost = "{4}",
  text = [[{2}, {T}: Target creature gains flying until end of turn. When it is put into a graveyard from play this turn, bury Flying Carpet.]],
  differs = { "effect" },
  activated {
    cost = "{2}, {T}",
    target = creature,
    until_end_of_turn(target, { gains = flying }),
    when_this_turn { event = put_into_graveyard { what = target }, bury(self) },
  },
}
