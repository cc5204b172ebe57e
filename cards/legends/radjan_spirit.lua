return summon "Spirit" "Radjan Spirit" {
  cost = "{3}{G}", power = 3, toughness = 2,
  text = [[{T}: Target creature loses flying until end of turn.]],
  activated { cost = "{T}", target = creature, until_end_of_turn(target, { loses = "flying" }) },
}
