return artifact "Elkin Bottle" {
  cost = "{3}",
  text = [[{3}, {T}: Remove the top card of your library face up from the game. You may play that card as though it were in your hand until your next upkeep. At the beginning of your next upkeep, put that card into its owner's graveyard.]],
  activated {
    cost = "{3}, {T}",
    put_into("set aside", cards:owned_by(you):in_zone "library":on_top(1)),
    look_at(moved, players),
    through_next_upkeep(may_play_from_elsewhere { cards = moved, affects = you }),
    the_next_time { event = at_upkeep { of = you, part = "beginning" }, put_into("graveyard", moved) },
  },
}
