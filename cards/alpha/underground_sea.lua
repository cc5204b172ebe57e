return land "Underground Sea" {
  subtypes = "Island Swamp",
  text = [[Underground Sea changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
