return summon "Illusion" "Phantasmal Forces" {
  cost = "{3}{U}", power = 4, toughness = 1,
  text = [[
    Flying
    During your upkeep, bury Phantasmal Forces unless you pay {U}.
  ]],
  flying,
  at_upkeep { of = you, unless { pay = "{U}", bury(self) } },
}
