return sorcery "Tranquility" {
  cost = "{2}{G}",
  text = [[Destroy all enchantments.]],
  destroy(enchantments),
}
