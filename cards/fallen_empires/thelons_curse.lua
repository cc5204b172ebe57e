return enchantment "Thelon's Curse" {
  cost = "{G}{G}",
  text = [[
    Blue creatures do not untap during their controllers' untap phases.
    During each player's upkeep, for each blue tapped creature that player controls, that player may pay {U} once to untap it.
  ]],
  differs = { "effect" },
  does_not_untap { affects = creatures:that_are "blue" },
  at_upkeep {
    for_each(creatures:that_are "blue":tapped():controlled_by(that_player), { may { by = that_player, pay = "{U}", once = true, untap(it) } }),
  },
}
