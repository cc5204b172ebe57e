return summon "Clone" "Clone" {
  cost = "{3}{U}", power = 0, toughness = 0, castable = some(creatures),
  text = [[
    Cast Clone only if there is a creature in play.
    If Clone would come into play, choose a card among all creatures.
    Clone is a copy of the chosen card.
  ]],
  differs = { "types", "timing", "effect" },
  before_it_enters { choose("card", each_player, creatures) },
  continuous { copy_of = chosen },
}
