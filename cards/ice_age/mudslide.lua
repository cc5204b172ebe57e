return enchantment "Mudslide" {
  cost = "{2}{R}",
  text = [[
    Creatures without flying do not untap during their controllers' untap phases.
    At the end of each player's upkeep, for each tapped creature that player controls without flying, that player may pay {2} to untap it.
  ]],
  differs = { "timing" },
  does_not_untap { affects = creatures:without "flying" },
  at_upkeep {
    part = "end",
    for_each(creatures:tapped():controlled_by(that_player):without "flying", { may { by = that_player, pay = "{2}", untap(it) } }),
  },
}
