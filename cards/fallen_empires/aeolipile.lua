return artifact "Aeolipile" {
  cost = "{2}",
  text = [[{1}, {T}, sacrifice Aeolipile: Aeolipile deals 2 damage to target creature or player.]],
  activated { cost = { "{1}, {T}", sacrifice(self) }, target = creature_or_player, deal(2, target) },
}
