return artifact "Arcum's Whistle" {
  cost = "{3}",
  text = [[{3}, {T}: Choose target non-Wall creature the active player has controlled continuously since the beginning of the turn. The active player may pay {X}, where X is that creature's converted mana cost. If they don't pay, the creature attacks this turn if able, and at the beginning of the next end step, destroy it if it didn't attack this turn. Activate this ability only before attackers are declared.]],
  activated {
    cost = "{3}, {T}",
    only_if = before_attack,
    target = creature:not_ "wall":controlled_by(active_player):here_since_turn_began(),
    unless {
      by = active_player,
      pay = { "{1}", times = casting_cost_of(target) },
      this_turn(must_attack { affects = target }),
      next_end_of_turn { when(not_so(is(target, permanents:attacked())), { destroy(target) }) },
    },
  },
}
