return summon "Soldier" "Combat Medic" {
  cost = "{2}{W}", power = 0, toughness = 2,
  text = [[{1}{W}: Prevent up to 1 damage to any creature or player.]],
  differs = { "types" },
  activated { cost = "{1}{W}", target = packet, prevent(1, target) },
}
