return artifact "Sol Ring" {
  cost = "{1}",
  text = [[{T}: Add {C}{C} to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{C}{C}") },
}
