return artifact "Jandor's Ring" {
  cost = "{6}",
  text = [[{2}, {T}, discard the last card you drew this turn: Draw a card.]],
  activated { cost = { "{2}, {T}", discard(1, last_drawn) }, draw(1) },
}
