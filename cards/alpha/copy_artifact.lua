return enchantment "Copy Artifact" {
  cost = "{1}{U}",
  text = [[
    If Copy Artifact would come into play, choose a card among all artifacts.
    Copy Artifact is a copy of the chosen card and is also an enchantment.
  ]],
  differs = { "effect" },
  before_it_enters { choose("card", each_player, artifacts) },
  continuous { copy_of = chosen, is_also = "enchantment" },
}
