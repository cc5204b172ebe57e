return artifact "Ring of Renewal" {
  cost = "{5}",
  text = [[{5}, {T}: You discard a card at random. You draw 2 cards.]],
  activated { cost = "{5}, {T}", discard_at_random(1), draw(2) },
}
