return summon "Cleric" "Miracle Worker" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[{T}: Destroy target enchantment attached to a creature you control.]],
  activated { cost = "{T}", target = enchantment:enchanting(creatures:controlled_by(you)), destroy(target) },
}
