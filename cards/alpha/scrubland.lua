return land "Scrubland" {
  subtypes = "Plains Swamp",
  text = [[({T}: Add {W} or {B}.)]],
}
