return summon "Cat Warrior" "Cat Warriors" {
  cost = "{1}{G}{G}", power = 2, toughness = 2,
  text = [[Forestwalk]],
  landwalk "forest",
}
