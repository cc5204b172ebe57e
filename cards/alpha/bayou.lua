return land "Bayou" {
  subtypes = "Swamp Forest",
  text = [[({T}: Add {B} or {G}.)]],
}
