return summon "El Hajj J" "El-Hajjâj" {
  cost = "{1}{B}{B}", power = 1, toughness = 1,
  text = [[Whenever El-Hajjâj deals damage, gain that much life.]],
  differs = { "types" },
  deals_damage { what = self, gain_life(that_much) },
}
