return summon "Djinn" "Mijae Djinn" {
  cost = "{R}{R}{R}", power = 6, toughness = 3,
  text = [[Whenever Mijae Djinn attacks, flip a coin. If you lose the flip, remove it from combat and tap it.]],
  attacks { what = self, flip_coin { lost = { remove_from_combat(self), tap(self) } } },
}
