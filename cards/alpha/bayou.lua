return land "Bayou" {
  subtypes = "Swamp Forest",
}
