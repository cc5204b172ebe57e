return summon "Egg" "Rukh Egg" {
  cost = "{3}{R}", power = 0, toughness = 3,
  text = [[
    When Rukh Egg is put into a graveyard from anywhere except play, put a 4/4 red Rukh token with flying into play at end of turn.
    When Rukh Egg is put into a graveyard from play, put a 4/4 red Rukh token with flying into play at end of turn.
  ]],
  differs = { "types", "effect" },
  put_into_graveyard {
    what = self,
    elsewhere = true,
    next_end_of_turn {
      make_token(1, token "Rukh" "Rukh" { power = 4, toughness = 4, colour = "red", flying }),
    },
  },
  put_into_graveyard {
    what = self,
    next_end_of_turn {
      make_token(1, token "Rukh" "Rukh" { power = 4, toughness = 4, colour = "red", flying }),
    },
  },
}
