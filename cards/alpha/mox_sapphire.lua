return artifact "Mox Sapphire" {
  cost = "{0}",
  text = [[{T}: Add {U} to your mana pool.]],
  activated { cost = "{T}", add_mana("{U}") },
}
