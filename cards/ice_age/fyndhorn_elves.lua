return summon "Elf" "Fyndhorn Elves" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{T}: Add {G} to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{G}") },
}
