return artifact "Barbed Sextant" {
  cost = "{1}",
  text = [[{1}, {T}, sacrifice Barbed Sextant: Add one mana of any color to your mana pool. You draw a card at the beginning of the next turn's upkeep.]],
  activated { cost = { "{1}, {T}", sacrifice(self) }, add_mana_of_any_colour(1), next_upkeep { draw(1) } },
}
