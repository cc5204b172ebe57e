return summon "Merfolk" "Vodalian Soldiers" {
  cost = "{1}{U}", power = 1, toughness = 2,
  differs = { "types" },
}
