return enchant_world "Land's Edge" {
  cost = "{1}{R}{R}",
  text = [[Discard a card: If the discarded card is a land card, Land's Edge deals 2 damage to target player. Any player may use this ability.]],
  activated {
    cost = discard(1),
    user = players,
    target = player,
    when(is(discarded, cards:that_are "land"), { deal(2, target) }),
  },
}
