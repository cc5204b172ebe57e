return artifact "Mox Sapphire" {
  cost = "{0}",
  text = [[{T}: Add {U} to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{U}") },
}
