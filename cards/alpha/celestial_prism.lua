return artifact "Celestial Prism" {
  cost = "{3}",
  text = [[{2}, {T}: Add one mana of any color to your mana pool.]],
  activated { cost = "{2}, {T}", add_mana_of_any_colour(1) },
}
