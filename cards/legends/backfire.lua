return enchant_creature "Backfire" {
  cost = "{U}",
  text = [[Whenever enchanted creature deals damage to you, Backfire deals that much damage to that creature's controller.]],
  deals_damage { what = enchanted, to = you, deal(that_much, controller_of(enchanted)) },
}
