return artifact "Winter Orb" {
  cost = "{2}",
  text = [[Players cannot untap more than one land during their untap phases.]],
  differs = { "effect" },
  untap_limit { n = 1, affects = lands },
}
