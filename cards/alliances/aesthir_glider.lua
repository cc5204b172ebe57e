return artifact_creature "Bird Construct" "Aesthir Glider" {
  cost = "{3}", power = 2, toughness = 1,
  text = [[
    Flying
    Aesthir Glider cannot block.
  ]],
  flying,
  cannot_block {},
}
