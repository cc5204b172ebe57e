return land "Underground Sea" {
  subtypes = "Island Swamp",
  text = [[({T}: Add {U} or {B}.)]],
}
