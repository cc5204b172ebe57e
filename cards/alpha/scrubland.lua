return land "Scrubland" {
  subtypes = "Plains Swamp",
  text = [[Scrubland changes one land type at a time.]],
  land_types_apart {},
}
