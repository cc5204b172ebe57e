return instant "Darkness" {
  cost = "{B}",
  text = [[All creatures deal no damage in combat this turn.]],
  this_turn(deals_no_combat_damage { affects = creatures }),
}
