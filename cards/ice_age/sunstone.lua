return artifact "Sunstone" {
  cost = "{3}",
  text = [[{2}, sacrifice a snow-covered land: Creatures deal no damage in combat this turn.]],
  activated {
    cost = { "{2}", sacrifice(lands:that_are "snow-covered") },
    this_turn(deals_no_combat_damage { affects = creatures }),
  },
}
