return summon "Cleric" "Icatian Priest" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[{1}{W}{W}: Target creature gets +1/+1 until end of turn.]],
  differs = { "types" },
  activated { cost = "{1}{W}{W}", target = creature, until_end_of_turn(target, { plus = "+1/+1" }) },
}
