return summon "Warrior" "Stangg" {
  cost = "{4}{R}{G}", power = 3, toughness = 4, legend = true,
  text = [[When Stangg enters the battlefield, create a legendary 3/4 red and green Human Warrior creature token named Stangg Twin. Exile that token when Stangg leaves the battlefield. Sacrifice Stangg when that token leaves the battlefield.]],
  differs = { "types" },
  comes_into_play {
    what = self,
    make_token(1, token "Human Warrior" "Stangg Twin" { power = 3, toughness = 4, legend = true, colour = { "red", "green" } }),
    the_next_time { event = leaves_play { what = self }, remove_from_game(made) },
    the_next_time { event = leaves_play { what = made }, bury(self) },
  },
}
