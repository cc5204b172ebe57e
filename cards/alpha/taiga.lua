return land "Taiga" {
  subtypes = "Mountain Forest",
  text = [[({T}: Add {R} or {G}.)]],
}
