return summon "Zombie" "Drowned" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{B}: Regenerate Drowned.]],
  regeneration("{B}"),
}
