return summon "Warrior" "Hazezon Tamar" {
  cost = "{4}{W}{R}{G}", power = 2, toughness = 4, legend = true,
  text = [[
    When Hazezon Tamar comes into play, during your next upkeep, put a 1/1 white, red, and green Sand Warrior token into play for each land you control.
    When Hazezon Tamar leaves play, remove all Sand Warriors from the game.
  ]],
  differs = { "types" },
  comes_into_play {
    what = self,
    the_next_time {
      event = at_upkeep { of = you },
      make_token(count(lands:controlled_by(you)), token "Sand Warrior" "Sand Warrior" { power = 1, toughness = 1, colour = { "white", "red", "green" } }),
    },
  },
  leaves_play { what = self, remove_from_game(creatures:of_type "warrior":of_type "sand") },
}
