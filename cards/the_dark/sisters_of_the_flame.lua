return summon "Shaman" "Sisters of the Flame" {
  cost = "{1}{R}{R}", power = 2, toughness = 2,
  text = [[{T}: Add {R} to your mana pool.]],
  activated { cost = "{T}", add_mana("{R}") },
}
