return land "Plateau" {
  subtypes = "Mountain Plains",
}
