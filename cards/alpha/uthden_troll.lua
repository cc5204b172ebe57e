return summon "Troll" "Uthden Troll" {
  cost = "{2}{R}", power = 2, toughness = 2,
  text = [[{R}: Regenerate Uthden Troll.]],
  regeneration "{R}",
}
