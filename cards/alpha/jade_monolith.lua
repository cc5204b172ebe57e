return artifact "Jade Monolith" {
  cost = "{4}",
  text = [[{1}: All damage to any creature from one source is dealt to you instead.]],
  activated { cost = "{1}", target = packet:to(creatures), redirect(target, you) },
}
