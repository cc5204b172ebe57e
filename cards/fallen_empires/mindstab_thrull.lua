return summon "Thrull" "Mindstab Thrull" {
  cost = "{1}{B}{B}", power = 2, toughness = 2,
  text = [[Whenever Mindstab Thrull attacks and is not blocked, you may sacrifice Mindstab Thrull. If you do, the defending player discards 3 cards.]],
  goes_unblocked { what = self, may { pay = sacrifice(self), discard(3, defending_player) } },
}
