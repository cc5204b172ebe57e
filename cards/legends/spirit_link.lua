return enchant_creature "Spirit Link" {
  cost = "{W}",
  text = [[Whenever enchanted creature deals damage, gain that much life.]],
  deals_damage { what = enchanted, gain_life(that_much) },
}
