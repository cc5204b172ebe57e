return enchantment "Withering Wisps" {
  cost = "{1}{B}{B}",
  text = [[
    At the end of any turn, if there are no creatures in play, bury Withering Wisps.
    {B}: Withering Wisps deals 1 damage to each creature and each player. Use this ability only as many times each turn for each player as the number of snow-covered swamps you control.
  ]],
  differs = { "effect" },
  at_end_of_turn { condition = no(creatures), bury(self) },
  activated {
    cost = "{B}",
    only_if = compare(sum(uses_this_turn_by(you), 1), "at most", count(lands:that_are "snow-covered":of_type "swamp":controlled_by(you))),
    deal(1, each(creatures, players)),
  },
}
