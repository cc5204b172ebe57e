return summon "Efreet" "Junún Efreet" {
  cost = "{1}{B}{B}", power = 3, toughness = 3,
  text = [[
    Flying
    During your upkeep, bury Junún Efreet unless you pay {B}{B}.
  ]],
  flying,
  at_upkeep { of = you, unless { pay = "{B}{B}", bury(self) } },
}
