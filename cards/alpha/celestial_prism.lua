return artifact "Celestial Prism" {
  cost = "{3}",
  text = [[{2}, {T}: Add one mana of any color to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = "{2}, {T}", speed = "mana source", add_mana_of_any_colour(1) },
}
