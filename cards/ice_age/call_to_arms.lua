return enchantment "Call to Arms" {
  cost = "{1}{W}",
  text = [[
    As Call to Arms enters the battlefield, choose a color and an opponent.
    White creatures get +1/+1 as long as the chosen color is the most common color among nontoken permanents the chosen player controls but isn't tied for most common.
    When the chosen color isn't the most common color among nontoken permanents the chosen player controls or is tied for most common, sacrifice Call to Arms.
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
