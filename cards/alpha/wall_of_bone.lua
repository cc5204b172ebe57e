return summon "Wall" "Wall of Bone" {
  cost = "{2}{B}", power = 1, toughness = 4,
  text = [[{B}: Regenerate Wall of Bone.]],
  differs = { "types" },
  regeneration("{B}"),
}
