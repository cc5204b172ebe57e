return enchant_creature "Lure" {
  cost = "{1}{G}{G}",
  text = [[All creatures able to block enchanted creature do so.]],
  must_block { attackers = enchanted, affects = creatures },
}
