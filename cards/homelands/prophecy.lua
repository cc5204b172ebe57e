return sorcery "Prophecy" {
  cost = "{W}",
  text = [[Reveal the top card of target opponent's library. If it is a land card, gain 1 life. Shuffle that player's library. Draw a card at the beginning of the next turn's upkeep.]],
  differs = { "affected" },
  target = opponent,
  look_at(cards:owned_by(target):in_zone "library":on_top(1), players),
  when(is(cards:owned_by(target):in_zone "library":on_top(1), cards:that_are "land"), { gain_life(1) }),
  shuffle(target),
  next_upkeep { draw(1) },
}
