return summon "Wurm" "Elder Land Wurm" {
  cost = "{4}{W}{W}{W}", power = 5, toughness = 5,
  text = [[
    Elder Land Wurm cannot attack.
    Trample
    Whenever Elder Land Wurm blocks, it can attack as though it were not a Wall.
  ]],
  differs = { "types" },
  cannot_attack {},
  trample,
  blocks { what = self, from_now_on(may_attack_all_the_same { affects = self }) },
}
