return summon "Elf" "Llanowar Elves" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{T}: Add {G} to your mana pool.]],
  differs = { "types" },
  activated { cost = "{T}", add_mana("{G}") },
}
