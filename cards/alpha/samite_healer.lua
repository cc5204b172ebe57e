return summon "Cleric" "Samite Healer" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[{T}: Prevent 1 damage to any creature or player.]],
  differs = { "types" },
  activated { cost = "{T}", target = packet, prevent(1, target) },
}
