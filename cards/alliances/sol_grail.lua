return artifact "Sol Grail" {
  cost = "{3}",
  text = [[
    When you play Sol Grail, choose a color.
    {T}: Add one mana of the chosen color to your mana pool.
  ]],
  when_played { choose "colour" },
  activated { cost = "{T}", add_mana_of_any_colour_for { n = 1, chosen = true } },
}
