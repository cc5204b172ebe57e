return enchant_enchantment "Power Leak" {
  cost = "{1}{U}",
  text = [[During the upkeep of enchanted enchantment's controller, that player may pay {X}. If that player does, Power Leak deals 2 minus X damage to that player. If that player does not, Power Leak deals 2 damage to that player.]],
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
