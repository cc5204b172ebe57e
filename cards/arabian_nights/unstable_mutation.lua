return enchant_creature "Unstable Mutation" {
  cost = "{U}",
  text = [[
    Enchanted creature gets +3/+3.
    During the upkeep of enchanted creature's controller, put a -1/-1 counter on that creature.
  ]],
  continuous { affects = enchanted, plus = "+3/+3" },
  at_upkeep { of = controller_of(enchanted), put_counters("-1/-1", 1, enchanted) },
}
