return enchantment "Manabarbs" {
  cost = "{3}{R}",
  text = [[Whenever a player taps a land for mana, Manabarbs deals 1 damage to that player.]],
  tapped_for_mana { what = lands, deal(1, that_player) },
}
