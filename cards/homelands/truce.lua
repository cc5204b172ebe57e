return instant "Truce" {
  cost = "{2}{W}",
  text = [[Each player draws up to two cards. For each card less than two a player draws this way, that player gains 2 life.]],
  for_each(players, { draw_up_to(2, it), gain_life(product(2, difference(2, result)), it) }),
}
