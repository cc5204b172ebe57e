return enchantment "Power Surge" {
  cost = "{R}{R}",
  text = [[During each player's upkeep, Power Surge deals damage to that player equal to the number of lands that player controls that started the turn untapped.]],
  at_upkeep { deal(count(lands:controlled_by(that_player):began_turn_untapped()), that_player) },
}
