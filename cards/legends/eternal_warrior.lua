return enchant_creature "Eternal Warrior" {
  cost = "{R}",
  text = [[Enchanted creature gains "Attacking does not cause this card to tap."]],
  continuous { affects = enchanted, gains = attacks_without_tapping {} },
}
