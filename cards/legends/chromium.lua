return summon "Elder Dragon" "Chromium" {
  cost = "{2}{W}{W}{U}{U}{B}{B}", power = 7, toughness = 7, legend = true,
  text = [[
    Flying
    Rampage 2
    During your upkeep, bury Chromium unless you pay {W}{U}{B}.
  ]],
  flying,
  rampage(2),
  at_upkeep { of = you, unless { pay = "{W}{U}{B}", bury(self) } },
}
