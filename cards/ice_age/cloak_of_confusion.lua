return enchantment "Cloak of Confusion" {
  cost = "{1}{B}", on = creatures:controlled_by(you),
  text = [[Whenever enchanted creature attacks and is not blocked, you may have enchanted creature deal no damage in combat this turn. If you do, the defending player discards a card at random.]],
  goes_unblocked {
    what = enchanted,
    may {
      first {
        to = { discard_at_random(1, defending_player) },
        this_turn(deals_no_combat_damage { affects = enchanted }),
      },
    },
  },
}
