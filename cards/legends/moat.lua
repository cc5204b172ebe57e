return enchantment "Moat" {
  cost = "{2}{W}{W}",
  text = [[Creatures without flying cannot attack.]],
  cannot_attack { affects = creatures:without "flying" },
}
