return artifact_creature "Soldier" "Adarkar Sentinel" {
  cost = "{5}", power = 3, toughness = 3,
  text = [[{1}: Adarkar Sentinel gets +0/+1 until end of turn.]],
  activated { cost = "{1}", until_end_of_turn(self, { plus = "+0/+1" }) },
}
