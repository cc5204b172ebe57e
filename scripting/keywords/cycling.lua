return keyword "cycling" {
  takes = "cost",
  text = "In the hand of its owner: for this cost, and discarding it, that player draws a card.",
  activated { cost = { parameter, discard(1, self) }, draw(1) },
}
