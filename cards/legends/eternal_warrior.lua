return enchant_creature "Eternal Warrior" {
  cost = "{R}",
  text = [[Attacking does not cause enchanted creature to tap.]],
  attacks_without_tapping { affects = enchanted },
}
