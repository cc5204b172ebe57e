return summon "Snake" "Hornet Cobra" {
  cost = "{1}{G}{G}", power = 2, toughness = 1,
  text = [[First strike]],
  first_strike,
}
