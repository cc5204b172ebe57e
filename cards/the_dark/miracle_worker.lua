return summon "Miracle Worker" "Miracle Worker" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[{T}: Destroy target enchantment attached to a creature you control.]],
  differs = { "types" },
  activated { cost = "{T}", target = enchantment:enchanting(creatures:controlled_by(you)), destroy(target) },
}
