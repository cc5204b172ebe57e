return summon "Elf Archer" "Elvish Archers" {
  cost = "{1}{G}", power = 2, toughness = 1,
  text = [[First strike]],
  first_strike,
}
