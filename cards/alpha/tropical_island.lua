return land "Tropical Island" {
  subtypes = "Forest Island",
  text = [[Tropical Island changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
