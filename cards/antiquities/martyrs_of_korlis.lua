return summon "Bodyguard" "Martyrs of Korlis" {
  cost = "{3}{W}{W}", power = 1, toughness = 6,
  text = [[As long as Martyrs of Korlis is untapped, damage dealt to you by artifacts is dealt to it instead, but to no more than one creature each turn.]],
  differs = { "types", "effect" },
  redirects_damage { from = artifacts, to = self, affects = you, one_a_turn = true, only_if = is(self, permanents:untapped()) },
}
