return sorcery "Gaze of Pain" {
  cost = "{1}{B}",
  text = [[Whenever a creature you control attacks and is not blocked this turn, you may have it deal damage equal to its power to target creature. If you do, damage dealt to defending player by it is reduced to 0 this turn.]],
  differs = { "effect" },
  whenever_this_turn {
    event = goes_unblocked { what = creatures:controlled_by(you) },
    may {
      first {
        to = { this_turn(reduces_damage { from = it, affects = defending_player }) },
        aim_at(creatures, { deal(power_of(other_one), it, other_one) }),
      },
    },
  },
}
