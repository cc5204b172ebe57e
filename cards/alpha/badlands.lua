return land "Badlands" {
  subtypes = "Swamp Mountain",
  text = [[Badlands changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
