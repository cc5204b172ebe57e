return sorcery "Eureka" {
  cost = "{2}{G}{G}",
  text = [[Starting with you, each player may put a permanent card from their hand into play. Repeat this process until no one puts a card into play.]],
  process {
    for_each(each(you, opponent), { may { by = it, first { to = { again() }, search(1, cards:that_are "land or creature or artifact or enchantment":owned_by(it):in_zone "hand", {}, it), return_to_play(found, it) } } }),
  },
}
