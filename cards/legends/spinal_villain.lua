return summon "Beast" "Spinal Villain" {
  cost = "{2}{R}", power = 1, toughness = 2,
  text = [[{T}: Destroy target blue creature.]],
  activated { cost = "{T}", target = creature:that_are "blue", destroy(target) },
}
