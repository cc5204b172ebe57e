return enchantment "Sylvan Library" {
  cost = "{1}{G}",
  text = [[During your draw phase, you may draw two cards. If you do, choose two cards from your hand drawn this turn. For each of those cards, pay 4 life or put it on top of your library.]],
  at_draw {
    of = you,
    may { first { to = { search(2, cards:owned_by(you):in_zone "hand":drawn_this_turn()) }, draw(2) } },
    for_each(found, { unless { pay = lose_life(4), put_on_top(it) } }),
  },
}
