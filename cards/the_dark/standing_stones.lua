return artifact "Standing Stones" {
  cost = "{3}",
  text = [[{1}, {T}, pay 1 life: Add one mana of any color to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = { "{1}, {T}", lose_life(1) }, speed = "mana source", add_mana_of_any_colour(1) },
}
