return enchantment "Pestilence" {
  cost = "{2}{B}{B}",
  text = [[
    {B}: Pestilence deals 1 damage to each creature and each player.
    At the end of any turn, if there are no creatures in play, bury Pestilence.
  ]],
  activated { cost = "{B}", deal(1, each(creatures, players)) },
  at_end_of_turn { condition = no(creatures), bury(self) },
}
