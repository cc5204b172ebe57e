return summon "Mercenary" "Mercenaries" {
  cost = "{3}{W}", power = 3, toughness = 3,
  text = [[{3}: Prevent all damage to you from Mercenaries. Any player may use this ability.]],
  differs = { "types" },
  activated { cost = "{3}", user = players, target = packet:to(you):from(self), prevent(target) },
}
