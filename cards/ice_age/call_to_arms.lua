return enchantment "Call to Arms" {
  cost = "{1}{W}",
  text = [[
    When you play Call to Arms, choose a color. Choose an opponent.
    As long as the chosen color is the most common color among all nontoken permanents the chosen player controls but is not tied for most common, all white creatures get +1/+1.
    When the chosen color is not the most common color among all nontoken permanents the chosen player controls or is tied for most common, bury Call to Arms.
  ]],
  when_played { choose "colour", choose "opponent" },
  continuous {
    affects = creatures:that_are "white",
    only_if = chosen_colour_leads(permanents:controlled_by(chosen_player):not_token()),
    plus = "+1/+1",
  },
  whenever_state {
    only_if = not_so(chosen_colour_leads(permanents:controlled_by(chosen_player):not_token())),
    bury(self),
  },
}
