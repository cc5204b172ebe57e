return sorcery "Lava Burst" {
  cost = "{X}{R}",
  text = [[Damage dealt to all creatures by Lava Burst cannot be prevented or dealt to another permanent or player instead this turn. Lava Burst deals X damage to target creature or player.]],
  target = creature_or_player,
  this_turn(damage_stays { from = self, affects = creatures }),
  deal(x, target),
}
