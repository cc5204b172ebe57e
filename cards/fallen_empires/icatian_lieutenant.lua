return summon "Soldier" "Icatian Lieutenant" {
  cost = "{W}{W}", power = 1, toughness = 2,
  text = [[{1}{W}: Target Soldier gets +1/+0 until end of turn.]],
  differs = { "types" },
  activated {
    cost = "{1}{W}",
    target = creature:of_type "soldier",
    until_end_of_turn(target, { plus = "+1/+0" }),
  },
}
