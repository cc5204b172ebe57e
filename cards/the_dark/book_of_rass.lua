return artifact "Book of Rass" {
  cost = "{6}",
  text = [[{2}, pay 2 life: Draw a card.]],
  activated { cost = { "{2}", lose_life(2) }, draw(1) },
}
