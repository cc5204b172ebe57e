return artifact_creature "Construct" "Dragon Engine" {
  cost = "{3}", power = 1, toughness = 3,
  text = [[{2}: Dragon Engine gets +1/+0 until end of turn.]],
  activated { cost = "{2}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
