return enchant_creature "Snowblind" {
  cost = "{3}{G}",
  text = [[
    As long as enchanted creature is attacking, it gets -X/-Y, where X is the number of snow-covered lands defending player controls and Y is X or its toughness minus 1, whichever is smaller.
    As long as enchanted creature is not attacking, it gets -X/-Y, where X is the number of snow-covered lands its controller controls and Y is X or its toughness minus 1, whichever is smaller.
  ]],
  continuous {
    affects = enchanted:attacking(),
    plus = {
      product(-1, count(lands:that_are "snow-covered":controlled_by(defending_player))),
      product(-1, smallest(count(lands:that_are "snow-covered":controlled_by(defending_player)), at_least_zero(difference(toughness_of(enchanted), 1)))),
    },
  },
  continuous {
    affects = enchanted,
    only_if = not_so(is(enchanted, permanents:attacking())),
    plus = {
      product(-1, count(lands:that_are "snow-covered":controlled_by(controller_of(enchanted)))),
      product(-1, smallest(count(lands:that_are "snow-covered":controlled_by(controller_of(enchanted))), at_least_zero(difference(toughness_of(enchanted), 1)))),
    },
  },
}
