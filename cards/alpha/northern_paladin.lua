return summon "Paladin" "Northern Paladin" {
  cost = "{2}{W}{W}", power = 3, toughness = 3,
  text = [[{W}{W}, {T}: Destroy target black permanent.]],
  differs = { "types" },
  activated { cost = "{W}{W}, {T}", target = permanent:that_are "black", destroy(target) },
}
