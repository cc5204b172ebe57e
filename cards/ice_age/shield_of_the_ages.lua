return artifact "Shield of the Ages" {
  cost = "{2}",
  text = [[{2}: Prevent up to 1 damage to you.]],
  activated { cost = "{2}", target = packet:to(you), prevent(1, target) },
}
