return summon "Gypsy" "Pradesh Gypsies" {
  cost = "{2}{G}", power = 1, toughness = 1,
  text = [[{1}{G}, {T}: Target creature gets -2/-0 until end of turn.]],
  differs = { "types" },
  activated { cost = "{1}{G}, {T}", target = creature, until_end_of_turn(target, { plus = "-2/+0" }) },
}
