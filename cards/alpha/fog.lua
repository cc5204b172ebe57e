return instant "Fog" {
  cost = "{G}",
  text = [[Creatures deal no damage in combat this turn.]],
  this_turn(deals_no_combat_damage { affects = creatures }),
}
