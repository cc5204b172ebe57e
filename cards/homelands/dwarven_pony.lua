return summon "Pony" "Dwarven Pony" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{1}{R}, {T}: Target Dwarf gains mountainwalk until end of turn.]],
  differs = { "types" },
  activated {
    cost = "{1}{R}, {T}",
    target = creature:of_type "dwarf",
    until_end_of_turn(target, { gains = landwalk "mountain" }),
  },
}
