return summon "Slug" "Spitting Slug" {
  cost = "{1}{G}{G}", power = 2, toughness = 4,
  text = [[
    {1}{G}: Spitting Slug gains first strike until end of turn.
    As long as no ability of Spitting Slug has been activated this turn, all creatures blocking or blocked by Spitting Slug have first strike.
  ]],
  differs = { "effect" },
  activated { cost = "{1}{G}", until_end_of_turn(self, { gains = first_strike }) },
  continuous {
    affects = either(creatures:blocking_any(self), creatures:blocked_by(self)),
    only_if = compare(uses_this_turn, "at most", 0),
    gains = first_strike,
  },
}
