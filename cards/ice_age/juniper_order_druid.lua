return summon "Cleric" "Juniper Order Druid" {
  cost = "{2}{G}", power = 1, toughness = 1,
  text = [[{T}: Untap target land. Play this ability as an interrupt.]],
  differs = { "types", "timing" },
  activated { cost = "{T}", speed = "interrupt", target = land, untap(target) },
}
