return artifact_creature "Rhino" "Ebony Rhino" {
  cost = "{7}", power = 4, toughness = 5,
  text = [[Trample]],
  trample,
}
