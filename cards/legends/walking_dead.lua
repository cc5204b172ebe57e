return summon "Walking Dead" "Walking Dead" {
  cost = "{1}{B}", power = 1, toughness = 1,
  text = [[{B}: Regenerate Walking Dead.]],
  differs = { "types" },
  regeneration("{B}"),
}
