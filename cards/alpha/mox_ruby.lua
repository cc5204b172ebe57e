return artifact "Mox Ruby" {
  cost = "{0}",
  text = [[{T}: Add {R} to your mana pool.]],
  activated { cost = "{T}", add_mana("{R}") },
}
