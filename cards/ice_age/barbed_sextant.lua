return artifact "Barbed Sextant" {
  cost = "{1}",
  text = [[{1}, {T}, sacrifice Barbed Sextant: Add one mana of any color to your mana pool. Draw a card at the beginning of the next turn's upkeep. Play this ability as a mana source.]],
  differs = { "timing" },
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    speed = "mana source",
    add_mana_of_any_colour(1),
    next_upkeep { draw(1) },
  },
}
