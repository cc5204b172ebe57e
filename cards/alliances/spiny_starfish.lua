return summon "Starfish" "Spiny Starfish" {
  cost = "{2}{U}", power = 0, toughness = 1,
  text = [[
    {U}: Regenerate Spiny Starfish.
    At the end of any turn, if Spiny Starfish regenerated this turn, put X 0/1 blue Starfish tokens into play, where X is the number of times Spiny Starfish regenerated this turn.
  ]],
  regeneration("{U}"),
  at_end_of_turn {
    condition = compare(regenerations_of(self), "at least", 1),
    make_token(regenerations_of(self), token "Starfish" "Starfish" { power = 0, toughness = 1, colour = "blue" }),
  },
}
