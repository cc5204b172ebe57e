return summon "Merfolk Soldier" "Vodalian Soldiers" {
  cost = "{1}{U}", power = 1, toughness = 2,
}
