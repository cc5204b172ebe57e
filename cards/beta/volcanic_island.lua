return land "Volcanic Island" {
  subtypes = "Island Mountain",
}
