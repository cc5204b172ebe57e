return summon "Spy" "Stromgald Spy" {
  cost = "{3}{B}", power = 2, toughness = 4,
  text = [[Whenever Stromgald Spy attacks and is not blocked, you may have defending player play with their hand revealed as long as it remains in play. If you do, it deals no damage in combat this turn.]],
  differs = { "types" },
  goes_unblocked {
    what = self,
    may {
      first {
        to = { this_turn(deals_no_combat_damage { affects = self }) },
        as_long_as_in_play(hand_open { affects = defending_player }),
      },
    },
  },
}
