return summon "Human" "Pavel Maliki" {
  cost = "{4}{B}{R}", power = 5, toughness = 3, legend = true,
  text = [[{B}{R}: Pavel Maliki gets +1/+0 until end of turn.]],
  activated { cost = "{B}{R}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
