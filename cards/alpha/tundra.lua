return land "Tundra" {
  subtypes = "Plains Island",
}
