return instant "Flare" {
  cost = "{2}{R}",
  text = [[Flare deals 1 damage to target creature or player. Draw a card at the beginning of the next turn's upkeep.]],
  target = creature_or_player,
  deal(1, target),
  next_upkeep { draw(1) },
}
