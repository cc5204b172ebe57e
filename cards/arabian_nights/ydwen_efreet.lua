return summon "Efreet" "Ydwen Efreet" {
  cost = "{R}{R}{R}", power = 3, toughness = 6,
  text = [[Whenever Ydwen Efreet blocks, flip a coin. If you lose the flip, remove it from combat, then it cannot block this turn, then creatures blocked only by it become unblocked.]],
  blocks {
    what = self,
    flip_coin {
      lost = { remove_from_combat(self), this_turn(cannot_block { affects = self }), unblock(self) },
    },
  },
}
