return artifact "Wand of Ith" {
  cost = "{4}",
  text = [[{3}, {T}: Look at a card at random in target player's hand. If that card is a land card, that player discards that card unless that player pays 1 life. If the last chosen card is a nonland card, that player discards the last chosen card unless that player pays life equal to the last chosen card's casting cost. Use this ability only during your turn.]],
  differs = { "effect" },
  activated {
    cost = "{3}, {T}",
    only_if = your_turn,
    target = player,
    search_at_random(1, cards:owned_by(target):in_zone "hand"),
    look_at(found),
    when(is(found, cards:that_are "land"), { unless { by = target, pay = lose_life(1), discard_all(target, found) } }),
    when(is(found, cards:not_ "land"), { unless { by = target, pay = lose_life(casting_cost_of(found)), discard_all(target, found) } }),
  },
}
