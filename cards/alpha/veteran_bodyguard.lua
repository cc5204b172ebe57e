return summon "Bodyguard" "Veteran Bodyguard" {
  cost = "{3}{W}{W}", power = 2, toughness = 5,
  text = [[As long as Veteran Bodyguard is untapped, damage dealt to you by unblocked creatures is dealt to it instead, but to no more than one creature each turn.]],
  differs = { "types", "effect" },
  redirects_damage {
    from = creatures:unblocked(),
    to = self,
    affects = you,
    one_a_turn = true,
    only_if = is(self, permanents:untapped()),
  },
}
