return land "Badlands" {
  subtypes = "Swamp Mountain",
  text = [[({T}: Add {B} or {R}.)]],
}
