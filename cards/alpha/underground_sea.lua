return land "Underground Sea" {
  subtypes = "Island Swamp",
}
