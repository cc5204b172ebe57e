return summon "Djinn" "Mijae Djinn" {
  cost = "{R}{R}{R}", power = 6, toughness = 3,
  text = [[Whenever Mijae Djinn attacks, flip a coin. If you lose the flip, tap it and treat it as though it had not attacked.]],
  differs = { "effect" },
  attacks { what = self, flip_coin { lost = { tap(self), undo_attack(self) } } },
}
