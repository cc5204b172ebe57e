return land "Tundra" {
  subtypes = "Plains Island",
  text = [[({T}: Add {W} or {U}.)]],
}
