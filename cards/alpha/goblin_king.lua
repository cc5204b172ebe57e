return summon "Lord" "Goblin King" {
  cost = "{1}{R}{R}", power = 2, toughness = 2,
  text = [[All Goblins get +1/+1 and have mountainwalk.]],
  differs = { "types", "affected" },
  continuous { affects = creatures:of_type "goblin", plus = "+1/+1", gains = landwalk "mountain" },
}
