return summon "Autocrat" "Sengir Autocrat" {
  cost = "{3}{B}", power = 2, toughness = 2,
  text = [[
    When Sengir Autocrat comes into play, put three 0/1 black Serf tokens into play.
    When Sengir Autocrat leaves play, bury all Serf tokens.
  ]],
  differs = { "types", "effect" },
  comes_into_play {
    what = self,
    make_token(3, token "Serf" "Serf" { power = 0, toughness = 1, colour = "black" }),
  },
  leaves_play { what = self, bury(permanents:of_type "serf":token()) },
}
