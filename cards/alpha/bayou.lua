return land "Bayou" {
  subtypes = "Swamp Forest",
  text = [[Bayou changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
