return summon "Elf" "Fyndhorn Elder" {
  cost = "{2}{G}", power = 1, toughness = 1,
  text = [[{T}: Add {G}{G} to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{G}{G}") },
}
