return summon "Elf" "Elvish Archers" {
  cost = "{1}{G}", power = 2, toughness = 1,
  text = [[First strike]],
  differs = { "types" },
  first_strike,
}
