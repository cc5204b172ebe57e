return enchant_creature "Awesome Presence" {
  cost = "{U}",
  text = [[Creatures cannot block enchanted creature unless their controller pays {3}.]],
  block_cost { attackers = enchanted, cost = "{3}", affects = creatures },
}
