return artifact "Skull Catapult" {
  cost = "{4}",
  text = [[{1}, {T}, sacrifice a creature: Skull Catapult deals 2 damage to target creature or player.]],
  activated { cost = { "{1}, {T}", sacrifice(creatures) }, target = creature_or_player, deal(2, target) },
}
