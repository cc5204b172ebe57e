return artifact "Zuran Orb" {
  cost = "{0}",
  text = [[Sacrifice a land: Gain 2 life.]],
  activated { cost = sacrifice(lands), gain_life(2) },
}
