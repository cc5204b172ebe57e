return enchantment "Tourach's Chant" {
  cost = "{1}{B}{B}",
  text = [[
    During your upkeep, bury Tourach's Chant unless you pay {B}.
    Whenever a player puts a forest into play, Tourach's Chant deals 3 damage to that player unless that player puts a -1/-1 counter on target creature that player controls.
  ]],
  differs = { "effect" },
  at_upkeep { of = you, unless { pay = "{B}", bury(self) } },
  comes_into_play {
    what = lands:of_type "forest",
    may {
      by = that_player,
      otherwise = { deal(3, that_player) },
      aim_at(creatures:controlled_by(that_player), { put_counters("-1/-1", 1, it) }, {}, that_player),
    },
  },
}
