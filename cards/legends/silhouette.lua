return instant "Silhouette" {
  cost = "{1}{U}",
  text = [[Damage dealt to target creature by spells or effects that target it is reduced to 0 this turn.]],
  target = creature,
  this_turn(reduces_damage { aimed = true, affects = target }),
}
