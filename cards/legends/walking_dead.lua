return summon "Zombie" "Walking Dead" {
  cost = "{1}{B}", power = 1, toughness = 1,
  text = [[{B}: Regenerate Walking Dead.]],
  regeneration("{B}"),
}
