return summon "Goblin" "Enslaved Scout" {
  cost = "{2}{R}", power = 2, toughness = 2,
  text = [[{2}: Enslaved Scout gains mountainwalk until end of turn.]],
  differs = { "types" },
  activated { cost = "{2}", until_end_of_turn(self, { gains = landwalk "mountain" }) },
}
