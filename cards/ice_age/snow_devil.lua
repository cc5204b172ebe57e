return enchant_creature "Snow Devil" {
  cost = "{1}{U}",
  text = [[
    Enchanted creature has flying.
    As long as enchanted creature is blocking and you control a snow-covered land, it has first strike.
  ]],
  continuous { affects = enchanted, gains = flying },
  continuous {
    affects = enchanted,
    only_if = all_of(is(enchanted, permanents:blocking()), some(lands:that_are "snow-covered":controlled_by(you))),
    gains = first_strike,
  },
}
