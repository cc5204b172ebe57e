return summon "Bodyguard" "Veteran Bodyguard" {
  cost = "{3}{W}{W}", power = 2, toughness = 5,
  text = [[As long as Veteran Bodyguard is untapped, damage dealt to you by unblocked creatures is dealt to it instead.]],
  differs = { "types" },
  redirects_damage {
    from = creatures:unblocked(),
    to = self,
    affects = you,
    only_if = is(self, permanents:untapped()),
  },
}
