return summon "Dwarf" "Dwarven Weaponsmith" {
  cost = "{1}{R}", power = 1, toughness = 1,
  text = [[{T}, sacrifice an artifact: Put a +1/+1 counter on target creature. Use this ability only during your upkeep.]],
  differs = { "types" },
  activated {
    cost = { "{T}", sacrifice(artifacts) },
    only_if = all_of(phase "upkeep", your_turn),
    target = creature,
    put_counters("+1/+1", 1, target),
  },
}
