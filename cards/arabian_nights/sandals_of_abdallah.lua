return artifact "Sandals of Abdallah" {
  cost = "{4}",
  text = [[{2}, {T}: Target creature gains islandwalk until end of turn. When it is put into a graveyard from play this turn, destroy Sandals of Abdallah.]],
  activated {
    cost = "{2}, {T}",
    target = creature,
    until_end_of_turn(target, { gains = landwalk "island" }),
    when_this_turn { event = put_into_graveyard { what = target }, destroy(self) },
  },
}
