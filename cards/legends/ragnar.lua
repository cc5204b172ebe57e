return summon "Cleric" "Ragnar" {
  cost = "{W}{U}{G}", power = 2, toughness = 2, legend = true,
  text = [[{W}{U}{G}, {T}: Regenerate target creature.]],
  differs = { "types" },
  activated { cost = "{W}{U}{G}, {T}", target = creature, regenerate(target) },
}
