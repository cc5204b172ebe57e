return summon "Elf" "Savaen Elves" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{G}{G}, {T}: Destroy target enchantment attached to a land.]],
  activated { cost = "{G}{G}, {T}", target = enchantment:enchanting(lands), destroy(target) },
}
