return summon "Paladin" "Order of the Sacred Torch" {
  cost = "{1}{W}{W}", power = 2, toughness = 2,
  text = [[{T}, pay 1 life: Counter target black spell. Play this ability as an interrupt.]],
  differs = { "types", "timing" },
  activated {
    cost = { "{T}", lose_life(1) },
    speed = "interrupt",
    target = spell:that_are "black",
    counter(target),
  },
}
