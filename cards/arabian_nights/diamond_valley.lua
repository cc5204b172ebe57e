return land "Diamond Valley" {
  text = [[{T}, sacrifice a creature: You gain X life, where X is the sacrificed permanent's toughness.]],
  activated { cost = { "{T}", sacrifice(creatures) }, gain_life(toughness_of(sacrificed)) },
}
