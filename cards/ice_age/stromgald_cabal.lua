return summon "Knight" "Stromgald Cabal" {
  cost = "{1}{B}{B}", power = 2, toughness = 2,
  text = [[{T}, pay 1 life: Counter target white spell. Play this ability as an interrupt.]],
  differs = { "types", "timing" },
  activated {
    cost = { "{T}", lose_life(1) },
    speed = "interrupt",
    target = spell:that_are "white",
    counter(target),
  },
}
