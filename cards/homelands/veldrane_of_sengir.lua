return summon "Rogue" "Veldrane of Sengir" {
  cost = "{5}{B}{B}", power = 5, toughness = 5, legend = true,
  text = [[{1}{B}{B}: Veldrane of Sengir gets -3/-0 and gains forestwalk until end of turn.]],
  differs = { "types" },
  activated { cost = "{1}{B}{B}", until_end_of_turn(self, { plus = "-3/+0", gains = landwalk "forest" }) },
}
