return summon "Pegasus" "Mesa Pegasus" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[Banding, flying]],
  banding,
  flying,
}
