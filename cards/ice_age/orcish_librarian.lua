return summon "Orc" "Orcish Librarian" {
  cost = "{1}{R}", power = 1, toughness = 1,
  text = [[{R}, {T}: Look at the top 8 cards of your library. Choose 4 cards at random among the top 8 cards of your library. Remove the found card from the game. Put the top 4 cards of your library on top of their owner's library.]],
  activated {
    cost = "{R}, {T}",
    look_at(cards:owned_by(you):in_zone "library":on_top(8)),
    search_at_random(4, cards:owned_by(you):in_zone "library":on_top(8)),
    remove_from_game(found),
    put_on_top(cards:owned_by(you):in_zone "library":on_top(4)),
  },
}
