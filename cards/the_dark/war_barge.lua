return artifact "War Barge" {
  cost = "{4}",
  text = [[{3}: Target creature gains islandwalk until end of turn. If War Barge leaves play this turn, bury it.]],
  activated {
    cost = "{3}",
    target = creature,
    until_end_of_turn(target, { gains = landwalk "island" }),
    when_this_turn { event = leaves_play { what = self }, bury(target) },
  },
}
