return artifact "Horn of Deafening" {
  cost = "{4}",
  text = [[{2}, {T}: Target creature deals no damage in combat this turn.]],
  activated { cost = "{2}, {T}", target = creature, this_turn(deals_no_combat_damage { affects = target }) },
}
