return land "Tundra" {
  subtypes = "Plains Island",
  text = [[Tundra changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
