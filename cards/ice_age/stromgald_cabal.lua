return summon "Knight" "Stromgald Cabal" {
  cost = "{1}{B}{B}", power = 2, toughness = 2,
  text = [[{T}, pay 1 life: Counter target white spell.]],
  activated { cost = { "{T}", lose_life(1) }, target = spell:that_are "white", counter(target) },
}
