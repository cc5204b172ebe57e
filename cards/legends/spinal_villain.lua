return summon "Villain" "Spinal Villain" {
  cost = "{2}{R}", power = 1, toughness = 2,
  text = [[{T}: Destroy target blue creature.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature:that_are "blue", destroy(target) },
}
