return artifact_creature "Cleric" "Marble Priest" {
  cost = "{5}", power = 3, toughness = 3,
  text = [[
    All Walls able to block Marble Priest do so.
    Combat damage dealt to Marble Priest by Walls is reduced to 0.
  ]],
  must_block { attackers = self, affects = creatures:of_type "wall" },
  reduces_damage { from = creatures:of_type "wall", combat = true },
}
