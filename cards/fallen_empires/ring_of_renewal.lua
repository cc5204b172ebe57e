return artifact "Ring of Renewal" {
  cost = "{5}",
  text = [[{5}, {T}: Discard a card at random. Draw two cards.]],
  activated { cost = "{5}, {T}", discard_at_random(1), draw(2) },
}
