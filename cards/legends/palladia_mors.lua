return summon "Elder Dragon" "Palladia-Mors" {
  cost = "{2}{W}{W}{R}{R}{G}{G}", power = 7, toughness = 7, legend = true,
  text = [[
    Flying
    Trample
    During your upkeep, bury Palladia-Mors unless you pay {W}{R}{G}.
  ]],
  flying,
  trample,
  at_upkeep { of = you, unless { pay = "{W}{R}{G}", bury(self) } },
}
