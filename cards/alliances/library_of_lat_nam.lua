return sorcery "Library of Lat-Nam" {
  cost = "{4}{U}",
  text = [[
    Target opponent chooses one —
    • Draw three cards at the beginning of the next turn's upkeep.
    • Search your library for a card. Put that card into your hand. Shuffle your library.
  ]],
  differs = { "effect" },
  choose_one {
    by = target,
    mode { target = opponent, next_upkeep { draw(3) } },
    mode { target = opponent, search(1, cards:owned_by(you):in_zone "library"), return_to_hand(found), shuffle() },
  },
}
