return artifact "Candelabra of Tawnos" {
  cost = "{1}",
  text = [[{X}, {T}: Choose X lands. Untap that card.]],
  differs = { "effect" },
  activated { cost = "{X}, {T}", search(x, lands), untap(found) },
}
