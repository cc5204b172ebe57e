return summon "Thrull" "Necrite" {
  cost = "{1}{B}{B}", power = 2, toughness = 2,
  text = [[Sacrifice Necrite: Bury target creature defending player controls. Use this ability only if Necrite is attacking and only if Necrite is unblocked.]],
  differs = { "effect" },
  activated {
    cost = sacrifice(self),
    only_if = all_of(is(self, permanents:attacking()), is(self, permanents:unblocked())),
    target = creature:controlled_by(defending_player),
    bury(target),
  },
}
