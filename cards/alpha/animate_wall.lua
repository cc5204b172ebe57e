return enchantment "Animate Wall" {
  cost = "{W}", on = creatures:of_type "wall",
  text = [[Enchanted creature can attack as though it were not a Wall.]],
  may_attack_all_the_same { affects = enchanted },
}
