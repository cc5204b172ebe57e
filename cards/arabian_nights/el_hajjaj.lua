return summon "El-Hajjâj" "El-Hajjâj" {
  cost = "{1}{B}{B}", power = 1, toughness = 1,
  text = [[
    Whenever El-Hajjâj deals damage to a creature, gain that much life, but not more than that creature's toughness.
    Whenever El-Hajjâj deals damage to a player, gain that much life, but not more than that player's life total before the damage.
  ]],
  differs = { "types", "effect" },
  deals_damage { what = self, to = creatures, gain_life(smallest(that_much, toughness_of(other_one))) },
  deals_damage { what = self, to = players, gain_life(smallest(that_much, life_before)) },
}
