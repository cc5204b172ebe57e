return sorcery "Touch of Death" {
  cost = "{2}{B}",
  text = [[Touch of Death deals 1 damage to target player. Gain 1 life. Draw a card at the beginning of the next turn's upkeep.]],
  target = player,
  deal(1, target),
  gain_life(1),
  next_upkeep { draw(1) },
}
