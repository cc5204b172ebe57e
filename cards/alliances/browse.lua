return enchantment "Browse" {
  cost = "{2}{U}{U}",
  text = [[{2}{U}{U}: Look at the top five cards of your library. Choose one of them. Put that card into your hand. Remove the top four cards of your library from the game.]],
  activated {
    cost = "{2}{U}{U}",
    look_at(cards:owned_by(you):in_zone "library":on_top(5)),
    search(1, cards:owned_by(you):in_zone "library":on_top(5)),
    return_to_hand(found),
    remove_from_game(cards:owned_by(you):in_zone "library":on_top(4)),
  },
}
