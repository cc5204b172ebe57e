return artifact "Candelabra of Tawnos" {
  cost = "{1}",
  text = [[{X}, {T}: Untap X target lands.]],
  activated { cost = "{X}, {T}", target = between(x, x, land), untap(target) },
}
