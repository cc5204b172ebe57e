return summon "Singing Tree" "Singing Tree" {
  cost = "{3}{G}", power = 0, toughness = 3,
  text = [[{T}: Target attacking creature has power 0 until end of turn.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature:attacking(), until_end_of_turn(target, { power = 0 }) },
}
