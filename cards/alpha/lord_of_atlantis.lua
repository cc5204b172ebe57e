return summon "Lord" "Lord of Atlantis" {
  cost = "{U}{U}", power = 2, toughness = 2,
  text = [[All Merfolk get +1/+1 and have islandwalk.]],
  differs = { "types", "affected" },
  continuous { affects = creatures:of_type "merfolk", plus = "+1/+1", gains = landwalk "island" },
}
