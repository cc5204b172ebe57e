return artifact "Jalum Tome" {
  cost = "{3}",
  text = [[{2}, {T}: Draw a card. Discard a card.]],
  activated { cost = "{2}, {T}", draw(1), discard(1) },
}
