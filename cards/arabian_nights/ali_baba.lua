return summon "Rogue" "Ali Baba" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{R}: Tap target Wall.]],
  activated { cost = "{R}", target = creature:of_type "wall", tap(target) },
}
