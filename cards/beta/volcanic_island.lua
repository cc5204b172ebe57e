return land "Volcanic Island" {
  subtypes = "Island Mountain",
  text = [[Volcanic Island changes one land type at a time.]],
  land_types_apart {},
}
