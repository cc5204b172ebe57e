return summon "Cleric" "Abbey Matron" {
  cost = "{2}{W}", power = 1, toughness = 3,
  text = [[{W}, {T}: Abbey Matron gets +0/+3 until end of turn.]],
  differs = { "types" },
  activated { cost = "{W}, {T}", until_end_of_turn(self, { plus = "+0/+3" }) },
}
