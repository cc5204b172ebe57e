return summon "Orc" "Orcish Librarian" {
  cost = "{1}{R}", power = 1, toughness = 1,
  text = [[{R}, {T}: Look at the top eight cards of your library. Choose four cards at random among them. Remove those cards from the game. Put the top four cards of your library on top of your library.]],
  activated {
    cost = "{R}, {T}",
    look_at(cards:owned_by(you):in_zone "library":on_top(8)),
    search_at_random(4, cards:owned_by(you):in_zone "library":on_top(8)),
    remove_from_game(found),
    put_on_top(cards:owned_by(you):in_zone "library":on_top(4)),
  },
}
