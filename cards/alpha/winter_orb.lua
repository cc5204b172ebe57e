return artifact "Winter Orb" {
  cost = "{2}",
  text = [[As long as Winter Orb is untapped, players cannot untap more than 1 land during their untap phase.]],
  untap_limit { n = 1, affects = lands, only_if = is(self, permanents:untapped()) },
}
