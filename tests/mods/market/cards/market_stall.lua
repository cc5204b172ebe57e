return artifact "Market Stall" {
  cost = "{2}",
  text = [[During your market phase, you may pay {2}. If you do, draw a card.]],
  at_phase { phase = "market", of = you, may { pay = "{2}", draw(1) } },
}
