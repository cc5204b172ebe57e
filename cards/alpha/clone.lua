return summon "Clone" "Clone" {
  cost = "{3}{U}", power = 0, toughness = 0,
  text = [[
    If Clone would come into play, you may choose a card among all creatures.
    Clone is a copy of the chosen card.
  ]],
  differs = { "types" },
  before_it_enters { may { choose("card", each_player, creatures) } },
  continuous { copy_of = chosen },
}
