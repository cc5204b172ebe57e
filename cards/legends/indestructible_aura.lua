return instant "Indestructible Aura" {
  cost = "{W}",
  text = [[Damage dealt to target creature is reduced to 0 this turn.]],
  target = creature,
  this_turn(reduces_damage { affects = target }),
}
