return enchant_land "Evil Presence" {
  cost = "{B}",
  text = [[Enchanted land is a swamp.]],
  continuous { affects = enchanted, becomes_land = "swamp" },
}
