return enchant_creature "Mind Whip" {
  cost = "{2}{B}{B}",
  text = [[During the upkeep of enchanted creature's controller, unless that player pays {3}, Mind Whip deals 2 damage to that player, then tap it.]],
  at_upkeep {
    of = controller_of(enchanted),
    unless { by = that_player, pay = "{3}", deal(2, that_player), tap(enchanted) },
  },
}
