return enchantment "Psychic Allergy" {
  cost = "{3}{U}{U}",
  text = [[
    When you play Psychic Allergy, choose a color.
    During an opponent's upkeep, Psychic Allergy deals X damage to that player, where X is the number of nontoken sources that player controls of the chosen color.
    During your upkeep, destroy Psychic Allergy unless you sacrifice 2 islands.
  ]],
  when_played { choose "colour" },
  at_upkeep {
    of = opponent,
    deal(count(permanents:controlled_by(that_player):not_token():of_chosen_colour()), that_player),
  },
  at_upkeep { of = you, unless { pay = sacrifice(lands:of_type "island", 2), destroy(self) } },
}
