return summon "Spirit" "Sea Spirit" {
  cost = "{4}{U}", power = 2, toughness = 3,
  text = [[{U}: Sea Spirit gets +1/+0 until end of turn.]],
  differs = { "types" },
  activated { cost = "{U}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
