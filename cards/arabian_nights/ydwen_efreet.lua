return summon "Efreet" "Ydwen Efreet" {
  cost = "{R}{R}{R}", power = 3, toughness = 6,
  text = [[Whenever Ydwen Efreet blocks, flip a coin. If you lose the flip, remove Ydwen Efreet from combat and it can't block this turn. Creatures it was blocking that had become blocked by only Ydwen Efreet this combat become unblocked.]],
  blocks {
    what = self,
    flip_coin {
      lost = { remove_from_combat(self), this_turn(cannot_block { affects = self }), unblock(self) },
    },
  },
}
