return summon "Goblin" "Mons's Goblin Raiders" {
  cost = "{R}", power = 1, toughness = 1,
}
