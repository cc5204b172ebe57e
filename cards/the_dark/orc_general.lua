return summon "General" "Orc General" {
  cost = "{2}{R}", power = 2, toughness = 2,
  text = [[{T}, sacrifice an Orc or Goblin creature: All Orcs get +1/+1 until end of turn.]],
  differs = { "types", "affected" },
  activated {
    cost = { "{T}", sacrifice(either(creatures:of_type "orc", creatures:of_type "goblin")) },
    until_end_of_turn(creatures:of_type "orc", { plus = "+1/+1" }),
  },
}
