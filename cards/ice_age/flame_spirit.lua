return summon "Spirit" "Flame Spirit" {
  cost = "{4}{R}", power = 2, toughness = 3,
  text = [[{R}: Flame Spirit gets +1/+0 until end of turn.]],
  differs = { "types" },
  activated { cost = "{R}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
