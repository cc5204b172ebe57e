return land "Oasis" {
  text = [[{T}: Prevent up to 1 damage to any creature.]],
  activated { cost = "{T}", target = packet:to(creatures), prevent(1, target) },
}
