return summon "Cleric" "Ley Druid" {
  cost = "{2}{G}", power = 1, toughness = 1,
  text = [[{T}: Untap target land.]],
  differs = { "types" },
  activated { cost = "{T}", target = land, untap(target) },
}
