return summon "Warrior" "Stangg" {
  cost = "{4}{R}{G}", power = 3, toughness = 4, legend = true,
  text = [[When Stangg comes into play, put a 3/4 red and green Human Warrior legend token named Stangg Twin into play. When Stangg leaves play, remove that token from the game. When that token leaves play, bury Stangg.]],
  differs = { "types" },
  comes_into_play {
    what = self,
    make_token(1, token "Human Warrior" "Stangg Twin" { power = 3, toughness = 4, legend = true, colour = { "red", "green" } }),
    the_next_time { event = leaves_play { what = self }, remove_from_game(made) },
    the_next_time { event = leaves_play { what = made }, bury(self) },
  },
}
