return summon "Wolf" "Wyluli Wolf" {
  cost = "{1}{G}", power = 1, toughness = 1,
  text = [[{T}: Target creature gets +1/+1 until end of turn.]],
  activated { cost = "{T}", target = creature, until_end_of_turn(target, { plus = "+1/+1" }) },
}
