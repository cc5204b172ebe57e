return summon "Niall Silvain" "Niall Silvain" {
  cost = "{G}{G}{G}", power = 2, toughness = 2,
  text = [[{G}{G}{G}{G}, {T}: Regenerate target creature.]],
  differs = { "types" },
  activated { cost = "{G}{G}{G}{G}, {T}", target = creature, regenerate(target) },
}
