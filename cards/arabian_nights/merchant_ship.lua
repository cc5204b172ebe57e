return summon "Human" "Merchant Ship" {
  cost = "{U}", power = 0, toughness = 2,
  text = [[
    As long as the defending player controls no islands, Merchant Ship cannot attack.
    Whenever Merchant Ship attacks and is not blocked, you gain 2 life.
    When you control no islands, bury Merchant Ship.
  ]],
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(defending_player)) },
  goes_unblocked { what = self, gain_life(2) },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
}
