return land "Savannah" {
  subtypes = "Forest Plains",
  text = [[({T}: Add {G} or {W}.)]],
}
