return land "School of the Unseen" {
  text = [[
    {T}: Add {C} to your mana pool.
    {2}, {T}: Add one mana of any color to your mana pool.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{2}, {T}", add_mana_of_any_colour(1) },
}
