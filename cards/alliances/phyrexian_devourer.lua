return artifact_creature "Construct" "Phyrexian Devourer" {
  cost = "{6}", power = 1, toughness = 1,
  text = [[
    When Phyrexian Devourer's power is 7 or more, bury it.
    Remove the top card of your library from the game: Put a +X/+X counter on Phyrexian Devourer, where X is that card's casting cost.
  ]],
  differs = { "effect" },
  whenever_state { only_if = compare(power_of(self), "at least", 7), bury(self) },
  activated {
    cost = remove_from_game(cards:owned_by(you):in_zone "library":on_top(1)),
    put_counters("+X/+X", casting_cost_of(moved), self),
  },
}
