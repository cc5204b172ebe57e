return enchantment "Closed Gates" {
  cost = "{3}{W}",
  text = [[Your opponent skips the market phase.]],
  skips_phase { phase = "market", affects = opponent },
}
