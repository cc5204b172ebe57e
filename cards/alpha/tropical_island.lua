return land "Tropical Island" {
  subtypes = "Forest Island",
  text = [[({T}: Add {G} or {U}.)]],
}
