return artifact_creature "Wall" "Wall of Shields" {
  cost = "{3}", power = 0, toughness = 4,
  text = [[Banding]],
  banding,
}
