return enchantment "Necropotence" {
  cost = "{B}{B}{B}",
  text = [[
    Skip your draw phase.
    Whenever you discard a card, remove that card from the game.
    Pay 1 life: Remove the top card of your library face down from the game. At the beginning of your next discard phase, put that card into your hand.
  ]],
  differs = { "timing" },
  skips_phase { phase = "draw", affects = you },
  discards { by = you, remove_from_game(it) },
  activated {
    cost = lose_life(1),
    put_into("set aside", cards:owned_by(you):in_zone "library":on_top(1)),
    the_next_time { event = at_phase { phase = "discard", of = you, part = "beginning" }, return_to_hand(moved) },
  },
}
