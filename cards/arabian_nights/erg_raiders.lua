return summon "Raider" "Erg Raiders" {
  cost = "{1}{B}", power = 2, toughness = 3,
  text = [[At the end of your turn, if Erg Raiders did not attack this turn, if you have controlled it continuously since the beginning of your most recent turn, it deals 2 damage to you.]],
  differs = { "types" },
  at_end_of_turn {
    of = you,
    condition = not_so(is(self, permanents:attacked())),
    when(is(self, permanents:here_since_turn_began()), { deal(2, you) }),
  },
}
