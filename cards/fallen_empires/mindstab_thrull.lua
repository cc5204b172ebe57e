return summon "Thrull" "Mindstab Thrull" {
  cost = "{1}{B}{B}", power = 2, toughness = 2,
  text = [[Sacrifice Mindstab Thrull: Defending player discards three cards. Use this ability only if Mindstab Thrull is attacking and only if Mindstab Thrull is unblocked.]],
  differs = { "effect" },
  activated {
    cost = sacrifice(self),
    only_if = all_of(is(self, permanents:attacking()), is(self, permanents:unblocked())),
    discard(3, defending_player),
  },
}
