return enchantment "Land Tax" {
  cost = "{W}",
  text = [[During your upkeep, if your opponent controls more lands than you, you may search your library for up to three basic land cards, then return those cards to its owner's hand, then shuffle your library.]],
  differs = { "effect" },
  at_upkeep {
    of = you,
    condition = not_so(compare(count(lands:controlled_by(opponent)), "at most", count(lands:controlled_by(you)))),
    may {
      search_up_to(3, cards:that_are "land":that_are "basic":owned_by(you):in_zone "library"),
      return_to_hand(found),
      shuffle(),
    },
  },
}
