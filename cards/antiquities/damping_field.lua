return enchantment "Damping Field" {
  cost = "{2}{W}",
  text = [[Players cannot untap more than one artifact during their untap phases.]],
  untap_limit { n = 1, affects = artifacts },
}
