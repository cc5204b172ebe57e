return land "Tropical Island" {
  subtypes = "Forest Island",
}
