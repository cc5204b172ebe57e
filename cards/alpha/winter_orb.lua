return artifact "Winter Orb" {
  cost = "{2}",
  text = [[Players cannot untap more than 1 land during their untap phase.]],
  differs = { "effect" },
  untap_limit { n = 1, affects = lands },
}
