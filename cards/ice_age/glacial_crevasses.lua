return enchantment "Glacial Crevasses" {
  cost = "{2}{R}",
  text = [[Sacrifice a snow-covered mountain: Creatures deal no damage in combat this turn.]],
  activated {
    cost = sacrifice(lands:that_are "snow-covered":of_type "mountain"),
    this_turn(deals_no_combat_damage { affects = creatures }),
  },
}
