return summon "Djinn" "Juzám Djinn" {
  cost = "{2}{B}{B}", power = 5, toughness = 5,
  text = [[During your upkeep, Juzám Djinn deals 1 damage to you.]],
  at_upkeep { of = you, deal(1, you) },
}
