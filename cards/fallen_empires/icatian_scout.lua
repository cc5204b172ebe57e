return summon "Soldier" "Icatian Scout" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[{1}, {T}: Target creature gains first strike until end of turn.]],
  differs = { "types" },
  activated { cost = "{1}, {T}", target = creature, until_end_of_turn(target, { gains = first_strike }) },
}
