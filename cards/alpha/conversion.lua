return enchantment "Conversion" {
  cost = "{2}{W}{W}",
  text = [[
    During your upkeep, destroy Conversion unless you pay {W}{W}.
    All mountains are plains.
  ]],
  differs = { "effect" },
  at_upkeep { of = you, unless { pay = "{W}{W}", destroy(self) } },
  continuous { affects = lands:of_type "mountain", becomes_land = "plains" },
}
