return summon "Rogue" "Chandler" {
  cost = "{4}{R}", power = 3, toughness = 3, legend = true,
  text = [[{R}{R}{R}, {T}: Destroy target artifact creature.]],
  differs = { "types" },
  activated { cost = "{R}{R}{R}, {T}", target = creature:that_are "artifact", destroy(target) },
}
