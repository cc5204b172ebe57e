return summon "Phantasm" "Phantasmal Forces" {
  cost = "{3}{U}", power = 4, toughness = 1,
  text = [[
    Flying
    During your upkeep, bury Phantasmal Forces unless you pay {U}.
  ]],
  differs = { "types" },
  flying,
  at_upkeep { of = you, unless { pay = "{U}", bury(self) } },
}
