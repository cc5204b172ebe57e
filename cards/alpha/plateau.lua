return land "Plateau" {
  subtypes = "Mountain Plains",
  text = [[Plateau changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
