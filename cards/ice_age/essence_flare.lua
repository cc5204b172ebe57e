return enchant_creature "Essence Flare" {
  cost = "{U}",
  text = [[
    Enchanted creature gets +2/+0.
    During the upkeep of enchanted creature's controller, put a -0/-1 counter on it.
  ]],
  continuous { affects = enchanted, plus = "+2/+0" },
  at_upkeep { of = controller_of(enchanted), put_counters("-0/-1", 1, enchanted) },
}
