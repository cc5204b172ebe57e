return artifact "Ashnod's Altar" {
  cost = "{3}",
  text = [[Sacrifice a creature: Add {C}{C} to your mana pool.]],
  activated { cost = sacrifice(creatures), add_mana("{C}{C}") },
}
