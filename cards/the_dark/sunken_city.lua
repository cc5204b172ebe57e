return enchantment "Sunken City" {
  cost = "{U}{U}",
  text = [[
    All blue creatures get +1/+1.
    During your upkeep, destroy Sunken City unless you pay {U}{U}.
  ]],
  differs = { "effect" },
  continuous { affects = creatures:that_are "blue", plus = "+1/+1" },
  at_upkeep { of = you, unless { pay = "{U}{U}", destroy(self) } },
}
