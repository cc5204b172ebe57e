return instant "Glyph of Doom" {
  cost = "{B}",
  text = [[Destroy all creatures that were blocked by target Wall this turn at end of combat.]],
  target = creature:of_type "wall",
  next_end_of_combat { destroy(creatures:was_blocked(target)) },
}
