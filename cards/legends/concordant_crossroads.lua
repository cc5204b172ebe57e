return enchant_world "Concordant Crossroads" {
  cost = "{G}",
  text = [[All creatures gain haste.]],
  continuous { affects = creatures, gains = haste },
}
