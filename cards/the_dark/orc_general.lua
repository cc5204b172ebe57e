return summon "Orc Warrior" "Orc General" {
  cost = "{2}{R}", power = 2, toughness = 2,
  text = [[{T}, sacrifice an Orc or Goblin creature other than Orc General: Other Orc creatures get +1/+1 until end of turn.]],
  activated {
    cost = { "{T}", sacrifice(either(creatures:of_type "orc":other(), creatures:of_type "goblin":other())) },
    until_end_of_turn(creatures:of_type "orc":other(), { plus = "+1/+1" }),
  },
}
