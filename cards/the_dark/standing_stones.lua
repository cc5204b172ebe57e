return artifact "Standing Stones" {
  cost = "{3}",
  text = [[{1}, {T}, pay 1 life: Add one mana of any color to your mana pool.]],
  activated { cost = { "{1}, {T}", lose_life(1) }, add_mana_of_any_colour(1) },
}
