return summon "Elf Druid" "Fyndhorn Elves" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{T}: Add {G} to your mana pool.]],
  activated { cost = "{T}", add_mana("{G}") },
}
