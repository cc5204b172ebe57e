return land "Scrubland" {
  subtypes = "Plains Swamp",
}
