return summon "Ali Baba" "Ali Baba" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{R}: Tap target Wall.]],
  differs = { "types" },
  activated { cost = "{R}", target = creature:of_type "wall", tap(target) },
}
