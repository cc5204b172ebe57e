return summon "Zombie" "Zombie Master" {
  cost = "{1}{B}{B}", power = 2, toughness = 3,
  text = [[
    All other Zombies gain swampwalk.
    All other Zombies gain "{B}: Regenerate this card."
  ]],
  continuous { affects = creatures:of_type "zombie":other(), gains = landwalk "swamp" },
  continuous { affects = creatures:of_type "zombie":other(), gains = regeneration("{B}") },
}
