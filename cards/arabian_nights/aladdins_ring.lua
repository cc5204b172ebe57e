return artifact "Aladdin's Ring" {
  cost = "{8}",
  text = [[{8}, {T}: Aladdin's Ring deals 4 damage to target creature or player.]],
  activated { cost = "{8}, {T}", target = creature_or_player, deal(4, target) },
}
