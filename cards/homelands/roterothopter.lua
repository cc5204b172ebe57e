return artifact_creature "Thopter" "Roterothopter" {
  cost = "{1}", power = 0, toughness = 2,
  text = [[
    Flying
    {2}: Roterothopter gets +1/+0 until end of turn. Use this ability no more than twice each turn for each player.
  ]],
  differs = { "effect" },
  flying,
  activated {
    cost = "{2}",
    only_if = compare(uses_this_turn_by(you), "at most", 1),
    until_end_of_turn(self, { plus = "+1/+0" }),
  },
}
