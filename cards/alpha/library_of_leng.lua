return artifact "Library of Leng" {
  cost = "{1}",
  text = [[
    Skip your discard phase.
    If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard.
  ]],
  differs = { "effect" },
  skips_phase { phase = "discard", affects = you },
  discards_on_top { affects = you },
}
