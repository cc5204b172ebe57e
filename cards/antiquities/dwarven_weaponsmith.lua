return summon "Dwarf" "Dwarven Weaponsmith" {
  cost = "{1}{R}", power = 1, toughness = 1,
  text = [[{T}, sacrifice an artifact: Choose a creature. Put a +1/+1 counter on that card. Use this ability only during your upkeep.]],
  differs = { "types", "effect" },
  activated {
    cost = { "{T}", sacrifice(artifacts) },
    only_if = all_of(phase "upkeep", your_turn),
    search(1, creatures),
    put_counters("+1/+1", 1, found),
  },
}
