return summon "Goblin" "Marsh Goblins" {
  cost = "{B}{R}", power = 1, toughness = 1,
  text = [[Swampwalk]],
  landwalk "swamp",
}
