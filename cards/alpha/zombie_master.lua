return summon "Lord" "Zombie Master" {
  cost = "{1}{B}{B}", power = 2, toughness = 3,
  text = [[All Zombies gain "{B}: Regenerate this card." and gain swampwalk.]],
  differs = { "types", "effect" },
  continuous { affects = creatures:of_type "zombie", gains = { regeneration("{B}"), landwalk "swamp" } },
}
