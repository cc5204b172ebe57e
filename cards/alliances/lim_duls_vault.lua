return instant "Lim-Dûl's Vault" {
  cost = "{U}{B}",
  text = [[Look at the top five cards of your library. As many times as you choose, you may pay 1 life, put them on the bottom of your library and look at the top five cards of your library. Shuffle your library and put the last cards you looked at this way on top of your library in any order.]],
  look_at(cards:owned_by(you):in_zone "library":on_top(5)),
  process {
    may {
      pay = lose_life(1),
      put_on_bottom(cards:owned_by(you):in_zone "library":on_top(5)),
      look_at(cards:owned_by(you):in_zone "library":on_top(5)),
      again(),
    },
  },
  search_at_random(5, cards:owned_by(you):in_zone "library":on_top(5)),
  shuffle(),
  look_at(found),
  put_on_top(found),
}
