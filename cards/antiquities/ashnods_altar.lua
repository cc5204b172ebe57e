return artifact "Ashnod's Altar" {
  cost = "{3}",
  text = [[Sacrifice a creature: Add {C}{C} to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = sacrifice(creatures), speed = "mana source", add_mana("{C}{C}") },
}
