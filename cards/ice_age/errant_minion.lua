return enchant_creature "Errant Minion" {
  cost = "{2}{U}",
  text = [[During the upkeep of enchanted creature's controller, that player may pay {X}. If that player does, Errant Minion deals 2 minus X damage to that player. If that player does not, Errant Minion deals 2 damage to that player.]],
  at_upkeep {
    of = controller_of(enchanted),
    may {
      by = that_player,
      pay = "{X}",
      otherwise = { deal(2, that_player) },
      deal(at_least_zero(difference(2, x)), that_player),
    },
  },
}
