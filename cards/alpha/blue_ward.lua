return enchant_creature "Blue Ward" {
  cost = "{W}",
  text = [[Enchanted creature gains protection from blue.]],
  continuous { affects = enchanted, gains = protection { from = "blue" } },
}
