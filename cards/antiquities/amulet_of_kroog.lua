return artifact "Amulet of Kroog" {
  cost = "{2}",
  text = [[{2}, {T}: Prevent 1 damage to any creature or player.]],
  activated { cost = "{2}, {T}", target = packet, prevent(1, target) },
}
