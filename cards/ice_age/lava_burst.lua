return sorcery "Lava Burst" {
  cost = "{X}{R}",
  text = [[Damage dealt to creatures by Lava Burst cannot be prevented or dealt to another permanent or player instead this turn. It deals X damage to target creature or player.]],
  target = creature_or_player,
  this_turn(damage_stays { from = self, affects = creatures }),
  deal(x, target),
}
