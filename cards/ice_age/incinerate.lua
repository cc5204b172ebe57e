return instant "Incinerate" {
  cost = "{1}{R}",
  text = [[Incinerate deals 3 damage to target creature or player. Creatures dealt damage by Incinerate this turn cannot regenerate this turn.]],
  target = creature_or_player,
  deal(3, target),
  this_turn(cannot_regenerate { affects = creatures:damaged_by(self) }),
}
