return summon "Wizard" "El-Hajjâj" {
  cost = "{1}{B}{B}", power = 1, toughness = 1,
  text = [[Whenever El-Hajjâj deals damage, you gain that much life.]],
  deals_damage { what = self, gain_life(that_much) },
}
