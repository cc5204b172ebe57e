return summon "Cobra" "Hornet Cobra" {
  cost = "{1}{G}{G}", power = 2, toughness = 1,
  text = [[First strike]],
  differs = { "types" },
  first_strike,
}
