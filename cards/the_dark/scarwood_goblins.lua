return summon "Goblin" "Scarwood Goblins" {
  cost = "{R}{G}", power = 2, toughness = 2,
}
