return enchantment "Sunken City" {
  cost = "{U}{U}",
  text = [[
    During your upkeep, bury Sunken City unless you pay {U}{U}.
    All blue creatures get +1/+1.
  ]],
  at_upkeep { of = you, unless { pay = "{U}{U}", bury(self) } },
  continuous { affects = creatures:that_are "blue", plus = "+1/+1" },
}
