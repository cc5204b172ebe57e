return enchantment "Heroism" {
  cost = "{2}{W}",
  text = [[Sacrifice a white creature: For each red attacking creature, it deals no damage in combat this turn unless its controller pays {2}{R}.]],
  activated {
    cost = sacrifice(creatures:that_are "white"),
    for_each(creatures:that_are "red":attacking(), { unless { by = controller_of(it), pay = "{2}{R}", this_turn(deals_no_combat_damage { affects = it }) } }),
  },
}
