return enchantment "Smoke" {
  cost = "{R}{R}",
  text = [[Players cannot untap more than 1 creature during their untap phase.]],
  untap_limit { n = 1, affects = creatures },
}
