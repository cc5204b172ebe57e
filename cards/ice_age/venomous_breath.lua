return instant "Venomous Breath" {
  cost = "{3}{G}",
  text = [[Destroy all creatures that blocked or were blocked by target creature this turn at end of combat.]],
  target = creature,
  next_end_of_combat { destroy(either(creatures:has_blocked(target), creatures:was_blocked(target))) },
}
