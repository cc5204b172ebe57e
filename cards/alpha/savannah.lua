return land "Savannah" {
  subtypes = "Forest Plains",
}
