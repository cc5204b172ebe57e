return enchantment "Dance of Many" {
  cost = "{U}{U}",
  text = [[
    When Dance of Many comes into play, put a token that is a copy of target nonland, nonartifact, nontoken creature into play.
    When Dance of Many leaves play, bury the token.
    Whenever the token leaves play, bury Dance of Many.
    During your upkeep, bury Dance of Many unless you pay {U}{U}.
  ]],
  differs = { "affected", "effect" },
  comes_into_play { what = self, target = creature:not_ "artifact":not_ "land":not_token(), make_copy(1, target) },
  leaves_play { what = self, bury(permanents:made_by(self)) },
  leaves_play { what = permanents:made_by(self), bury(self) },
  at_upkeep { of = you, unless { pay = "{U}{U}", bury(self) } },
}
