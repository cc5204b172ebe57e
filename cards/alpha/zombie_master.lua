return summon "Lord" "Zombie Master" {
  cost = "{1}{B}{B}", power = 2, toughness = 3,
  text = [[All Zombies have "{B}: Regenerate this card." and swampwalk.]],
  differs = { "types", "effect" },
  continuous { affects = creatures:of_type "zombie", gains = { regeneration("{B}"), landwalk "swamp" } },
}
