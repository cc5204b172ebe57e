return summon "Ant" "Carrion Ants" {
  cost = "{2}{B}{B}", power = 0, toughness = 1,
  text = [[{1}: Carrion Ants gets +1/+1 until end of turn.]],
  differs = { "types" },
  activated { cost = "{1}", until_end_of_turn(self, { plus = "+1/+1" }) },
}
