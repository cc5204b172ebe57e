return keyword "provoke" {
  text = "When it attacks, a target creature of the defending player may be untapped, and must block it if it can.",
  attacks {
    what = self,
    target = creature:controlled_by(defending_player),
    may { untap(target), this_combat(must_block { attackers = self, affects = target }) },
  },
}
