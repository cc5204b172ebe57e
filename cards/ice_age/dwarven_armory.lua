return enchantment "Dwarven Armory" {
  cost = "{2}{R}{R}",
  text = [[{2}, sacrifice a land: Put a +2/+2 counter on target creature. Use this ability only during any upkeep.]],
  activated {
    cost = { "{2}", sacrifice(lands) },
    only_if = phase "upkeep",
    target = creature,
    put_counters("+2/+2", 1, target),
  },
}
