return artifact "Conservator" {
  cost = "{4}",
  text = [[{3}, {T}: Prevent up to 2 damage to you.]],
  activated { cost = "{3}, {T}", target = packet:to(you), prevent(2, target) },
}
