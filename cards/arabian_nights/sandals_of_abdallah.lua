return artifact "Sandals of Abdallah" {
  cost = "{4}",
  text = [[{2}, {T}: Choose a creature. That card gains islandwalk until end of turn. When that card is put into a graveyard from play this turn, if it was not sacrificed, destroy Sandals of Abdallah.]],
  differs = { "effect" },
  activated {
    cost = "{2}, {T}",
    search(1, creatures),
    until_end_of_turn(found, { gains = landwalk "island" }),
    when_this_turn { event = put_into_graveyard { what = found, unsacrificed = true }, destroy(self) },
  },
}
