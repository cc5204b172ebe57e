return artifact_creature "Juggernaut" "Juggernaut" {
  cost = "{4}", power = 5, toughness = 3,
  text = [[
    Juggernaut attacks each turn if able.
    Juggernaut cannot be blocked by Walls.
  ]],
  must_attack {},
  cannot_be_blocked { by = creatures:of_type "wall" },
}
