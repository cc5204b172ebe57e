return sorcery "Touch of Death" {
  cost = "{2}{B}",
  text = [[Touch of Death deals 1 damage to target player. You gain 1 life. You draw a card at the beginning of the next turn's upkeep.]],
  target = player,
  deal(1, target),
  gain_life(1),
  next_upkeep { draw(1) },
}
