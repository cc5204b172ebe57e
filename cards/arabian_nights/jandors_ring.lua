return artifact "Jandor's Ring" {
  cost = "{6}",
  text = [[{2}, {T}: Discard the last card you drew this turn to have you draw a card.]],
  differs = { "effect" },
  activated { cost = "{2}, {T}", first { to = { draw(1) }, discard_all(you, last_drawn) } },
}
