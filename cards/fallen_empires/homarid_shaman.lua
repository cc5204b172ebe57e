return summon "Homarid" "Homarid Shaman" {
  cost = "{2}{U}{U}", power = 2, toughness = 1,
  text = [[{U}: Tap target green creature.]],
  differs = { "types" },
  activated { cost = "{U}", target = creature:that_are "green", tap(target) },
}
