return summon "Hound Spirit" "Ghost Hounds" {
  cost = "{1}{B}", power = 1, toughness = 1,
  text = [[
    Attacking does not cause Ghost Hounds to tap.
    Whenever Ghost Hounds blocks a white creature, Ghost Hounds gains first strike until end of turn.
    Whenever Ghost Hounds becomes blocked by a white creature, Ghost Hounds gains first strike until end of turn.
  ]],
  attacks_without_tapping {},
  blocks {
    what = self,
    blocked = creatures:that_are "white",
    until_end_of_turn(self, { gains = first_strike }),
  },
  becomes_blocked {
    what = self,
    by = creatures:that_are "white",
    until_end_of_turn(self, { gains = first_strike }),
  },
}
