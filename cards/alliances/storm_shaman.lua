return summon "Cleric" "Storm Shaman" {
  cost = "{2}{R}", power = 0, toughness = 4,
  text = [[{R}: Storm Shaman gets +1/+0 until end of turn.]],
  differs = { "types" },
  activated { cost = "{R}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
