return artifact "Triassic Egg" {
  cost = "{4}",
  text = [[
    {3}, {T}: Put a hatchling counter on Triassic Egg.
    Sacrifice Triassic Egg: Choose one —
    • Put target creature card from your hand into play.
    • Put target creature card from your graveyard into play. Use this ability only if there are two or more hatchling counters on Triassic Egg.
  ]],
  differs = { "effect" },
  activated { cost = "{3}, {T}", put_counters("hatchling", 1, self) },
  activated {
    cost = sacrifice(self),
    only_if = compare(counters_on(self, "hatchling"), "at least", 2),
    choose_one {
      mode { target = card:that_are "creature":owned_by(you):in_zone "hand", return_to_play(target) },
      mode { target = card:that_are "creature":owned_by(you):in_zone "graveyard", return_to_play(target) },
    },
  },
}
