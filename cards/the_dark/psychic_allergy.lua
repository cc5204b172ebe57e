return enchantment "Psychic Allergy" {
  cost = "{3}{U}{U}",
  text = [[
    When you play Psychic Allergy, choose a color.
    During your opponent's upkeep, Psychic Allergy deals damage to that player equal to the number of nontoken permanents that player controls of the chosen color.
    During your upkeep, destroy Psychic Allergy unless you sacrifice two islands.
  ]],
  when_played { choose "colour" },
  at_upkeep {
    of = opponent,
    deal(count(permanents:controlled_by(that_player):not_token():of_chosen_colour()), that_player),
  },
  at_upkeep { of = you, unless { pay = sacrifice(lands:of_type "island", 2), destroy(self) } },
}
