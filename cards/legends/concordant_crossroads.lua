return enchant_world "Concordant Crossroads" {
  cost = "{G}",
  text = [[All creatures are unaffected by summoning sickness.]],
  continuous { affects = creatures, gains = haste },
}
