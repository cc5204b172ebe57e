return artifact "Ring of Ma'rûf" {
  cost = "{5}",
  text = [[{5}, {T}: The next time you would draw a card this turn, put a card you own from outside the game into your hand instead. Remove Ring of Ma'rûf from the game.]],
  differs = { "effect" },
  activated {
    cost = "{5}, {T}",
    this_turn(instead_of_drawing { once = true, affects = you, search(1, cards:owned_by(you):in_zone "out of game"), return_to_hand(found) }),
    remove_from_game(self),
  },
}
