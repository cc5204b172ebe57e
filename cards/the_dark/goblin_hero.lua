return summon "Goblin" "Goblin Hero" {
  cost = "{2}{R}", power = 2, toughness = 2,
}
