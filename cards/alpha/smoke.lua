return enchantment "Smoke" {
  cost = "{R}{R}",
  text = [[Players cannot untap more than one creature during their untap phases.]],
  untap_limit { n = 1, affects = creatures },
}
