return enchantment "Lim-Dûl's Hex" {
  cost = "{1}{B}",
  text = [[During your upkeep, for each player, Lim-Dûl's Hex deals 1 damage to that player unless that player pays {B} or {3}.]],
  at_upkeep {
    of = you,
    for_each(players, { unless { by = it, pay = "{B}", unless { by = it, pay = "{3}", deal(1, it) } } }),
  },
}
