return summon "Hero" "Beast Walkers" {
  cost = "{1}{W}{W}", power = 2, toughness = 2,
  text = [[{G}: Beast Walkers gains banding until end of turn.]],
  differs = { "types" },
  activated { cost = "{G}", until_end_of_turn(self, { gains = banding }) },
}
