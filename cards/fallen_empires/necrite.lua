return summon "Thrull" "Necrite" {
  cost = "{1}{B}{B}", power = 2, toughness = 2,
  text = [[Whenever Necrite attacks and is not blocked, you may sacrifice Necrite. If you do, bury target creature the defending player controls.]],
  goes_unblocked {
    what = self,
    target = creature:controlled_by(defending_player),
    may { pay = sacrifice(self), bury(target) },
  },
}
