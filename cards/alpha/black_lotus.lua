return artifact "Black Lotus" {
  cost = "{0}",
  text = [[{T}, sacrifice Black Lotus: Add 3 mana of any color to your mana pool.]],
  activated { cost = { "{T}", sacrifice(self) }, add_mana_of_any_colour(3) },
}
