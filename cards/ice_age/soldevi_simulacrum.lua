return artifact_creature "Soldier" "Soldevi Simulacrum" {
  cost = "{4}", power = 2, toughness = 4,
  text = [[
    Cumulative upkeep {1}
    {1}: Soldevi Simulacrum gets +1/+0 until end of turn.
  ]],
  cumulative_upkeep("{1}"),
  activated { cost = "{1}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
