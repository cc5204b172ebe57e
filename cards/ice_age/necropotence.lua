return enchantment "Necropotence" {
  cost = "{B}{B}{B}",
  text = [[
    Skip your draw phase.
    Whenever you discard a card, remove that card from your graveyard from the game.
    Pay 1 life: Remove the top card of your library face down from the game. Put that card into your hand at the next end of your turn.
  ]],
  skips_phase { phase = "draw", affects = you },
  discards { by = you, remove_from_game(it:owned_by(you):in_zone "graveyard") },
  activated {
    cost = lose_life(1),
    put_into("set aside", cards:owned_by(you):in_zone "library":on_top(1)),
    the_next_time { event = at_end_of_turn { of = you }, return_to_hand(moved) },
  },
}
