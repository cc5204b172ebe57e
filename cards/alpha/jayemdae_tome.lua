return artifact "Jayemdae Tome" {
  cost = "{4}",
  text = [[{4}, {T}: Draw a card.]],
  activated { cost = "{4}, {T}", draw(1) },
}
