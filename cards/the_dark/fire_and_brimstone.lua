return instant "Fire and Brimstone" {
  cost = "{3}{W}{W}",
  text = [[Fire and Brimstone deals 4 damage to target player that attacked this turn. Fire and Brimstone deals 4 damage to you.]],
  target = player:attacked(),
  deal(4, target),
  deal(4, you),
}
