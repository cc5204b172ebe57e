return land "Volcanic Island" {
  subtypes = "Island Mountain",
  text = [[Volcanic Island changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
