return land "Diamond Valley" {
  text = [[{T}, sacrifice a creature: Gain life equal to the sacrificed creature's toughness.]],
  activated { cost = { "{T}", sacrifice(creatures) }, gain_life(toughness_of(sacrificed)) },
}
