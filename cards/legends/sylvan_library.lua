return enchantment "Sylvan Library" {
  cost = "{1}{G}",
  text = [[{0}: Draw two cards. Choose two cards from your hand drawn this turn. For each of those cards, pay 4 life or put it on top of your library. Use this ability only during your draw phase and only once each turn.]],
  differs = { "effect" },
  activated {
    cost = "{0}",
    only_if = all_of(all_of(phase "draw", your_turn), compare(uses_this_turn, "at most", 0)),
    draw(2),
    search(2, cards:owned_by(you):in_zone "hand":drawn_this_turn()),
    for_each(found, { unless { pay = lose_life(4), put_on_top(it) } }),
  },
}
