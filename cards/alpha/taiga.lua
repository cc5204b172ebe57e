return land "Taiga" {
  subtypes = "Mountain Forest",
}
