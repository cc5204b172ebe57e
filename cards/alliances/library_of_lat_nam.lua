return sorcery "Library of Lat-Nam" {
  cost = "{4}{U}",
  text = [[
    An opponent chooses one —
    • You draw 3 cards at the beginning of the next turn's upkeep.
    • Search your library for a card. Return the found card to its owner's hand. Shuffle your library.
  ]],
  choose_one {
    by = opponent,
    mode { next_upkeep { draw(3) } },
    mode { search(1, cards:owned_by(you):in_zone "library"), return_to_hand(found), shuffle() },
  },
}
