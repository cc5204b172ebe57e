return enchant_land "Psychic Venom" {
  cost = "{1}{U}",
  text = [[Whenever enchanted land becomes tapped, Psychic Venom deals 2 damage to its controller.]],
  becomes_tapped { what = enchanted, deal(2, controller_of(enchanted)) },
}
