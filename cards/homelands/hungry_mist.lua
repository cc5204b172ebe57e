return summon "Mist" "Hungry Mist" {
  cost = "{2}{G}{G}", power = 6, toughness = 2,
  text = [[During your upkeep, bury Hungry Mist unless you pay {G}{G}.]],
  differs = { "types" },
  at_upkeep { of = you, unless { pay = "{G}{G}", bury(self) } },
}
