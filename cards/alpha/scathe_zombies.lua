return summon "Zombie" "Scathe Zombies" {
  cost = "{2}{B}", power = 2, toughness = 2,
}
