return artifact "Millstone" {
  cost = "{2}",
  text = [[{2}, {T}: Target player puts the top two cards of their library into their graveyard.]],
  activated { cost = "{2}, {T}", target = player, mill(2, target) },
}
