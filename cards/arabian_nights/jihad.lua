return enchantment "Jihad" {
  cost = "{W}{W}{W}",
  text = [[
    When you play Jihad, choose a color. Choose an opponent.
    As long as the chosen player controls a nontoken source of the chosen color, all white creatures get +2/+1.
    When the chosen player controls no nontoken sources of the chosen color, bury Jihad.
  ]],
  when_played { choose "colour", choose "opponent" },
  continuous {
    affects = creatures:that_are "white",
    only_if = some(permanents:controlled_by(chosen_player):not_token():of_chosen_colour()),
    plus = "+2/+1",
  },
  whenever_state {
    only_if = no(permanents:controlled_by(chosen_player):not_token():of_chosen_colour()),
    bury(self),
  },
}
