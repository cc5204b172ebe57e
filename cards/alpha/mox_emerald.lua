return artifact "Mox Emerald" {
  cost = "{0}",
  text = [[{T}: Add {G} to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{G}") },
}
