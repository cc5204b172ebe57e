return instant "Winter's Chill" {
  cost = "{X}{U}", castable = phase "attackers",
  text = [[
    Cast Winter's Chill only during combat before blockers are declared.
    Choose X target attacking creatures. For each of those creatures, its controller may pay {1} or {2}. If that player does not, destroy it at end of combat. If that player pays only {1}, combat damage dealt to and by it is reduced to 0 this turn.
    X cannot be more than the number of snow-covered lands you control.
  ]],
  extra_cost = { x_at_most = count(lands:that_are "snow-covered":controlled_by(you)) },
  target = between(x, x, creature:attacking()),
  for_each(target, {
    may {
      by = controller_of(it), pay = "{1}",
      otherwise = { unless { by = controller_of(it), pay = "{2}", next_end_of_combat { destroy(it) } } },
      this_turn(reduces_damage { combat = true, affects = it }),
      this_turn(deals_no_combat_damage { affects = it }),
    },
  }),
}
