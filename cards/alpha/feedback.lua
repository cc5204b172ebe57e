return enchant_enchantment "Feedback" {
  cost = "{2}{U}",
  text = [[During the upkeep of enchanted enchantment's controller, Feedback deals 1 damage to that player.]],
  at_upkeep { of = controller_of(enchanted), deal(1, that_player) },
}
