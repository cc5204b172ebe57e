return enchant_creature "Binding Grasp" {
  cost = "{3}{U}",
  text = [[
    During your upkeep, bury Binding Grasp unless you pay {1}{U}.
    You control enchanted creature.
    Enchanted creature gets +0/+1.
  ]],
  at_upkeep { of = you, unless { pay = "{1}{U}", bury(self) } },
  continuous { affects = enchanted, controller = you },
  continuous { affects = enchanted, plus = "+0/+1" },
}
