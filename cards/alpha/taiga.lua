return land "Taiga" {
  subtypes = "Mountain Forest",
  text = [[Taiga changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
