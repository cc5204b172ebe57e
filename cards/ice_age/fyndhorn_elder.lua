return summon "Elf Druid" "Fyndhorn Elder" {
  cost = "{2}{G}", power = 1, toughness = 1,
  text = [[{T}: Add {G}{G} to your mana pool.]],
  activated { cost = "{T}", add_mana("{G}{G}") },
}
