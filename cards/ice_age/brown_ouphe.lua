return summon "Ouphe" "Brown Ouphe" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{1}{G}, {T}: Counter target artifact effect. Play this ability as an interrupt.]],
  differs = { "timing" },
  activated {
    cost = "{1}{G}, {T}",
    speed = "interrupt",
    target = effect:that_are "artifact",
    counter(target),
  },
}
