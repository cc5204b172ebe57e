return artifact "Black Lotus" {
  cost = "{0}",
  text = [[{T}: Add three mana of any color to your mana pool. Bury Black Lotus. Play this ability as a mana source.]],
  differs = { "effect" },
  activated { cost = "{T}", speed = "mana source", add_mana_of_any_colour(3), bury(self) },
}
