return artifact "Astrolabe" {
  cost = "{3}",
  text = [[{1}, {T}, sacrifice Astrolabe: Add two mana of any color to your mana pool. Draw a card at the beginning of the next turn's upkeep. Play this ability as a mana source.]],
  differs = { "timing" },
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    speed = "mana source",
    add_mana_of_any_colour(2),
    next_upkeep { draw(1) },
  },
}
