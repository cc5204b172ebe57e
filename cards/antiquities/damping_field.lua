return enchantment "Damping Field" {
  cost = "{2}{W}",
  text = [[Players cannot untap more than 1 artifact during their untap phase.]],
  untap_limit { n = 1, affects = artifacts },
}
