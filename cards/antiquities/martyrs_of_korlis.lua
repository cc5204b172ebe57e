return summon "Bodyguard" "Martyrs of Korlis" {
  cost = "{3}{W}{W}", power = 1, toughness = 6,
  text = [[As long as Martyrs of Korlis is untapped, damage dealt to you by artifacts is dealt to it instead.]],
  differs = { "types" },
  redirects_damage { from = artifacts, to = self, affects = you, only_if = is(self, permanents:untapped()) },
}
