return enchant_land "Cursed Land" {
  cost = "{2}{B}{B}",
  text = [[During the upkeep of enchanted land's controller, Cursed Land deals 1 damage to that player.]],
  at_upkeep { of = controller_of(enchanted), deal(1, that_player) },
}
