return artifact "Mox Sapphire" {
  cost = "{0}",
  text = [[{T}: Add one blue mana to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana_of_any_colour(1, each_player, "blue") },
}
