return summon "Imp" "Nettling Imp" {
  cost = "{2}{B}", power = 1, toughness = 1,
  text = [[{T}: Target non-Wall creature the active player has controlled since the beginning of the turn attacks this turn if able. At end of turn, if it did not attack this turn, destroy it. Use this ability only during your opponent's turn and only before the attack.]],
  activated {
    cost = "{T}",
    only_if = all_of(turn_of(opponent), before_attack),
    target = creature:not_ "wall":controlled_by(active_player):here_since_turn_began(),
    this_turn(must_attack { affects = target }),
    next_end_of_turn { when(not_so(is(target, permanents:attacked())), { destroy(target) }) },
  },
}
