return summon "Brownie" "Fyndhorn Brownie" {
  cost = "{2}{G}", power = 1, toughness = 1,
  text = [[{2}{G}, {T}: Untap target creature.]],
  differs = { "types" },
  activated { cost = "{2}{G}, {T}", target = creature, untap(target) },
}
