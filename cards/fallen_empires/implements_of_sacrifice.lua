return artifact "Implements of Sacrifice" {
  cost = "{2}",
  text = [[{1}, {T}, sacrifice Implements of Sacrifice: Add 2 mana of any color to your mana pool.]],
  activated { cost = { "{1}, {T}", sacrifice(self) }, add_mana_of_any_colour(2) },
}
