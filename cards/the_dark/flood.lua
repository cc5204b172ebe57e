return enchantment "Flood" {
  cost = "{U}",
  text = [[{U}{U}: Tap target creature without flying.]],
  activated { cost = "{U}{U}", target = creature:without "flying", tap(target) },
}
