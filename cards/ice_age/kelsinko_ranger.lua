return summon "Ranger" "Kelsinko Ranger" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[{1}{W}: Target green creature gains first strike until end of turn.]],
  differs = { "types" },
  activated {
    cost = "{1}{W}",
    target = creature:that_are "green",
    until_end_of_turn(target, { gains = first_strike }),
  },
}
