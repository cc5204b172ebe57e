return artifact "Rod of Ruin" {
  cost = "{4}",
  text = [[{3}, {T}: Rod of Ruin deals 1 damage to target creature or player.]],
  activated { cost = "{3}, {T}", target = creature_or_player, deal(1, target) },
}
