return artifact "Mox Ruby" {
  cost = "{0}",
  text = [[{T}: Add {R} to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{R}") },
}
