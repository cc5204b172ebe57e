return artifact "Sol Grail" {
  cost = "{3}",
  text = [[
    When Sol Grail comes into play, choose a color.
    {T}: Add one mana of the chosen color to your mana pool. Play this ability as a mana source.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, choose "colour" },
  activated { cost = "{T}", speed = "mana source", add_mana_of_any_colour_for { n = 1, chosen = true } },
}
