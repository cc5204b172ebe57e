return summon "Force" "Force of Nature" {
  cost = "{2}{G}{G}{G}{G}", power = 8, toughness = 8,
  text = [[
    Trample
    During your upkeep, Force of Nature deals 8 damage to you unless you pay {G}{G}{G}{G}.
  ]],
  differs = { "types" },
  trample,
  at_upkeep { of = you, unless { pay = "{G}{G}{G}{G}", deal(8, you) } },
}
