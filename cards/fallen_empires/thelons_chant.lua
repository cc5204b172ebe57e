return enchantment "Thelon's Chant" {
  cost = "{1}{G}{G}",
  text = [[
    During your upkeep, bury Thelon's Chant unless you pay {G}.
    Whenever a player puts a swamp into play, Thelon's Chant deals 3 damage to that player unless that player puts a -1/-1 counter on target creature that player controls.
  ]],
  differs = { "effect" },
  at_upkeep { of = you, unless { pay = "{G}", bury(self) } },
  comes_into_play {
    what = lands:of_type "swamp",
    may {
      by = that_player,
      otherwise = { deal(3, that_player) },
      aim_at(creatures:controlled_by(that_player), { put_counters("-1/-1", 1, it) }, {}, that_player),
    },
  },
}
