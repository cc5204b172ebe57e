return artifact "Disrupting Scepter" {
  cost = "{3}",
  text = [[{3}, {T}: Target player discards a card. Use this ability only during your turn.]],
  activated { cost = "{3}, {T}", only_if = your_turn, target = player, discard(1, target) },
}
