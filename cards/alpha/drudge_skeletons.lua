return summon "Skeleton" "Drudge Skeletons" {
  cost = "{1}{B}", power = 1, toughness = 1,
  text = [[{B}: Regenerate Drudge Skeletons.]],
  regeneration "{B}",
}
