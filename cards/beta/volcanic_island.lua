return land "Volcanic Island" {
  subtypes = "Island Mountain",
  text = [[({T}: Add {U} or {R}.)]],
}
