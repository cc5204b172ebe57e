return artifact "Phyrexian Portal" {
  cost = "{3}",
  text = [[{3}: If you have ten or more cards in library, target opponent separates the top ten cards of your library into two piles, then you choose a pile, then remove the chosen pile from the game, then choose a card in the other pile, then return that card to its owner's hand, then shuffle your library.]],
  activated {
    cost = "{3}",
    target = opponent,
    when(
      compare(count(cards:owned_by(you):in_zone "library"), "at least", 10),
      {
        separate(cards:owned_by(you):in_zone "library":on_top(10), target),
        choose_pile(),
        remove_from_game(chosen_pile),
        search(1, other_pile),
        return_to_hand(found),
        shuffle(),
      }
    ),
  },
}
