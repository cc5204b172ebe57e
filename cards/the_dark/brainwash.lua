return enchant_creature "Brainwash" {
  cost = "{W}",
  text = [[Enchanted creature cannot attack unless its controller pays {3}.]],
  attack_cost { cost = "{3}", affects = enchanted },
}
