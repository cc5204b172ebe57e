return instant "Glyph of Doom" {
  cost = "{B}",
  text = [[Destroy all creatures blocked by target Wall at end of combat.]],
  differs = { "affected" },
  target = creature:of_type "wall",
  next_end_of_combat { destroy(creatures:blocked_by(target)) },
}
