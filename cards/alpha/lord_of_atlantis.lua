return summon "Merfolk" "Lord of Atlantis" {
  cost = "{U}{U}", power = 2, toughness = 2,
  text = [[All other Merfolks get +1/+1 and gain islandwalk.]],
  continuous { affects = creatures:of_type "merfolk":other(), plus = "+1/+1", gains = landwalk "island" },
}
