return artifact "Implements of Sacrifice" {
  cost = "{2}",
  text = [[{1}, {T}, sacrifice Implements of Sacrifice: Add two mana of any color to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = { "{1}, {T}", sacrifice(self) }, speed = "mana source", add_mana_of_any_colour(2) },
}
