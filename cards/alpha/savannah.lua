return land "Savannah" {
  subtypes = "Forest Plains",
  text = [[Savannah changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
