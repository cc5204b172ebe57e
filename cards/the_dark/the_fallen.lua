return summon "Fallen" "The Fallen" {
  cost = "{1}{B}{B}{B}", power = 2, toughness = 3,
  text = [[During your upkeep, The Fallen deals 1 damage to each opponent previously dealt damage by it.]],
  differs = { "types" },
  at_upkeep { of = you, deal(1, opponent:ever_damaged_by(self)) },
}
