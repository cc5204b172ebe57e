return enchantment "Glaciers" {
  cost = "{2}{W}{U}",
  text = [[
    During your upkeep, bury Glaciers unless you pay {W}{U}.
    All mountains are plains.
  ]],
  at_upkeep { of = you, unless { pay = "{W}{U}", bury(self) } },
  continuous { affects = lands:of_type "mountain", becomes_land = "plains" },
}
