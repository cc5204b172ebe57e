return summon "Shadow" "Nether Shadow" {
  cost = "{B}{B}", power = 1, toughness = 1,
  text = [[
    Nether Shadow is unaffected by summoning sickness.
    At the end of your upkeep, if Nether Shadow is in your graveyard and there are three or more creature cards above it, you may put it into play.
  ]],
  differs = { "types", "timing" },
  haste,
  at_upkeep {
    of = you,
    part = "end",
    condition = all_of(is(self, cards:in_zone "graveyard"), compare(count(cards:that_are "creature":above(self)), "at least", 3)),
    may { return_to_play(self) },
  },
}
