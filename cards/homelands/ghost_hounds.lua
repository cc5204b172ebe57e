return summon "Hound" "Ghost Hounds" {
  cost = "{1}{B}", power = 1, toughness = 1,
  text = [[
    Attacking does not cause Ghost Hounds to tap.
    Whenever Ghost Hounds blocks or is blocked by one or more white creatures, it gains first strike until end of turn.
  ]],
  differs = { "types", "effect" },
  attacks_without_tapping {},
  blocks {
    what = self,
    blocked = creatures:that_are "white",
    once = true,
    until_end_of_turn(self, { gains = first_strike }),
  },
  becomes_blocked {
    what = self,
    by = creatures:that_are "white",
    once = true,
    until_end_of_turn(self, { gains = first_strike }),
  },
}
