return land "Badlands" {
  subtypes = "Swamp Mountain",
}
