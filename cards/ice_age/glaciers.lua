return enchantment "Glaciers" {
  cost = "{2}{W}{U}",
  text = [[
    During your upkeep, destroy Glaciers unless you pay {W}{U}.
    All mountains are plains.
  ]],
  differs = { "effect" },
  at_upkeep { of = you, unless { pay = "{W}{U}", destroy(self) } },
  continuous { affects = lands:of_type "mountain", becomes_land = "plains" },
}
