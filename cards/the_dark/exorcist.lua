return summon "Exorcist" "Exorcist" {
  cost = "{W}{W}", power = 1, toughness = 1,
  text = [[{1}{W}, {T}: Destroy target black creature.]],
  differs = { "types" },
  activated { cost = "{1}{W}, {T}", target = creature:that_are "black", destroy(target) },
}
