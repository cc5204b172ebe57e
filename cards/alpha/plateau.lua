return land "Plateau" {
  subtypes = "Mountain Plains",
  text = [[({T}: Add {R} or {W}.)]],
}
