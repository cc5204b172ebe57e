return enchantment "Greed" {
  cost = "{3}{B}",
  text = [[{B}, pay 2 life: Draw a card.]],
  activated { cost = { "{B}", lose_life(2) }, draw(1) },
}
