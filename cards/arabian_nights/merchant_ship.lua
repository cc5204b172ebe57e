return summon "Ship" "Merchant Ship" {
  cost = "{U}", power = 0, toughness = 2,
  text = [[
    Whenever Merchant Ship attacks and is not blocked, gain 2 life.
    As long as your opponent controls no islands, Merchant Ship cannot attack.
    When you control no islands, destroy Merchant Ship.
  ]],
  differs = { "types", "effect" },
  goes_unblocked { what = self, gain_life(2) },
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(opponent)) },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), destroy(self) },
}
