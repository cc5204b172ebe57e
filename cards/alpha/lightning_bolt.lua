return instant "Lightning Bolt" {
  cost = "{R}",
  text = [[Lightning Bolt deals 3 damage to target creature or player.]],
  target = creature_or_player,
  deal(3, target),
}
