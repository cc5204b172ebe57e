return enchant_creature "Wanderlust" {
  cost = "{2}{G}",
  text = [[During the upkeep of enchanted creature's controller, Wanderlust deals 1 damage to that player.]],
  at_upkeep { of = controller_of(enchanted), deal(1, that_player) },
}
