return artifact "Jandor's Saddlebags" {
  cost = "{2}",
  text = [[{3}, {T}: Untap target creature.]],
  activated { cost = "{3}, {T}", target = creature, untap(target) },
}
