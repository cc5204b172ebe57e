return summon "Goblin" "Goblin Balloon Brigade" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{R}: Goblin Balloon Brigade gains flying until end of turn.]],
  differs = { "types" },
  activated { cost = "{R}", until_end_of_turn(self, { gains = flying }) },
}
