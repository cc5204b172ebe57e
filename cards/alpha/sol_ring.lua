return artifact "Sol Ring" {
  cost = "{1}",
  text = [[{T}: Add {C}{C} to your mana pool.]],
  activated { cost = "{T}", add_mana("{C}{C}") },
}
