return enchant_creature "Mind Whip" {
  cost = "{2}{B}{B}",
  text = [[During the upkeep of enchanted creature's controller, Mind Whip deals 2 damage to that player unless that player pays {3}. If Mind Whip deals damage to that player this way, tap it.]],
  differs = { "effect" },
  at_upkeep {
    of = controller_of(enchanted),
    unless {
      by = that_player,
      pay = "{3}",
      deal(2, that_player),
      the_next_time { event = deals_damage { what = self, to = that_player }, tap(enchanted) },
    },
  },
}
