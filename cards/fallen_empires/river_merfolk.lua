return summon "Merfolk" "River Merfolk" {
  cost = "{U}{U}", power = 2, toughness = 1,
  text = [[{U}: River Merfolk gains mountainwalk until end of turn.]],
  activated { cost = "{U}", until_end_of_turn(self, { gains = landwalk "mountain" }) },
}
