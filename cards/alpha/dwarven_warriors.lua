return summon "Dwarf" "Dwarven Warriors" {
  cost = "{2}{R}", power = 1, toughness = 1,
  text = [[{T}: Target creature with power 2 or less cannot be blocked this turn.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    target = creature:power(2, "at most"),
    this_turn(cannot_be_blocked { affects = target }),
  },
}
