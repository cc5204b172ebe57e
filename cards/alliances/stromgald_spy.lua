return summon "Spy" "Stromgald Spy" {
  cost = "{3}{B}", power = 2, toughness = 4,
  text = [[Whenever Stromgald Spy attacks and is not blocked, you may have defending player play with their hand revealed as long as it remains in play. If you do, damage dealt to defending player by it is reduced to 0 this turn.]],
  differs = { "types", "effect" },
  goes_unblocked {
    what = self,
    may {
      first {
        to = { this_turn(reduces_damage { from = self, affects = defending_player }) },
        as_long_as_in_play(hand_open { affects = defending_player }),
      },
    },
  },
}
