return land "Scrubland" {
  subtypes = "Plains Swamp",
  text = [[Scrubland changes one land type at a time.]],
  differs = { "effect" },
  land_types_apart {},
}
