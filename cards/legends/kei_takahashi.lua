return summon "Cleric" "Kei Takahashi" {
  cost = "{2}{W}{G}", power = 2, toughness = 2, legend = true,
  text = [[{T}: Prevent up to 2 damage to any creature.]],
  differs = { "types" },
  activated { cost = "{T}", target = packet:to(creatures), prevent(2, target) },
}
