return enchantment "Jihad" {
  cost = "{W}{W}{W}",
  text = [[
    When you play Jihad, choose a color.
    As long as your opponent controls a nontoken permanent of the chosen color, all white creatures get +2/+1.
    When your opponent controls no nontoken permanents of the chosen color, bury Jihad.
  ]],
  differs = { "effect" },
  when_played { choose "colour" },
  continuous {
    affects = creatures:that_are "white",
    only_if = some(permanents:controlled_by(opponent):not_token():of_chosen_colour()),
    plus = "+2/+1",
  },
  whenever_state {
    only_if = no(permanents:controlled_by(opponent):not_token():of_chosen_colour()),
    bury(self),
  },
}
