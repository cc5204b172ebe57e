return artifact "Mox Emerald" {
  cost = "{0}",
  text = [[{T}: Add {G} to your mana pool.]],
  activated { cost = "{T}", add_mana("{G}") },
}
