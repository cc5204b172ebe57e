return summon "Lemure" "Hyalopterous Lemure" {
  cost = "{4}{B}", power = 4, toughness = 3,
  text = [[{0}: Hyalopterous Lemure gets -1/-0 and gains flying until end of turn.]],
  differs = { "types" },
  activated { cost = "{0}", until_end_of_turn(self, { plus = "-1/+0", gains = flying }) },
}
