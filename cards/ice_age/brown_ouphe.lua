return summon "Ouphe" "Brown Ouphe" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{1}{G}, {T}: Counter target artifact effect.]],
  activated { cost = "{1}{G}, {T}", target = effect:that_are "artifact", counter(target) },
}
