return summon "Elf" "Elvish Ranger" {
  cost = "{2}{G}", power = 4, toughness = 1,
}
