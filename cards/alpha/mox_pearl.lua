return artifact "Mox Pearl" {
  cost = "{0}",
  text = [[{T}: Add {W} to your mana pool.]],
  activated { cost = "{T}", add_mana("{W}") },
}
