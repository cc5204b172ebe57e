return instant "Death Spark" {
  cost = "{R}",
  text = [[
    Death Spark deals 1 damage to target creature or player.
    At the end of your upkeep, if Death Spark is in your graveyard and there is a creature card directly above it, you may pay {1}. If you do, return it to your hand.
  ]],
  differs = { "timing" },
  target = creature_or_player,
  deal(1, target),
  at_upkeep {
    of = you,
    part = "end",
    condition = all_of(is(self, cards:in_zone "graveyard"), some(cards:that_are "creature":above(self, 1))),
    may { pay = "{1}", return_to_hand(self) },
  },
}
