return artifact "Millstone" {
  cost = "{2}",
  text = [[{2}, {T}: Target player puts the top 2 cards of their library into their graveyard.]],
  activated { cost = "{2}, {T}", target = player, mill(2, target) },
}
