return summon "Dwarf" "Dwarven Lieutenant" {
  cost = "{R}{R}", power = 1, toughness = 2,
  text = [[{1}{R}: Target Dwarf gets +1/+0 until end of turn.]],
  differs = { "types" },
  activated {
    cost = "{1}{R}",
    target = creature:of_type "dwarf",
    until_end_of_turn(target, { plus = "+1/+0" }),
  },
}
