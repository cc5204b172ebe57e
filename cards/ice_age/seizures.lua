return enchant_creature "Seizures" {
  cost = "{1}{B}",
  text = [[Whenever enchanted creature becomes tapped, Seizures deals 3 damage to enchanted creature's controller unless that player pays {3}.]],
  becomes_tapped {
    what = enchanted,
    unless { by = that_player, pay = "{3}", deal(3, controller_of(enchanted)) },
  },
}
