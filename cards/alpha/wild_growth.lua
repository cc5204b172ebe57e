return enchant_land "Wild Growth" {
  cost = "{G}",
  text = [[Whenever enchanted land is tapped for mana, its controller adds an additional {G}.]],
  tapped_for_mana { what = enchanted, add_mana("{G}", controller_of(enchanted)) },
}
