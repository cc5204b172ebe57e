return summon "Imp" "Nettling Imp" {
  cost = "{2}{B}", power = 1, toughness = 1,
  text = [[{T}: Target non-Wall creature your opponent controls that did not come into play this turn attacks this turn if able. At end of turn, if it did not attack this turn, destroy it. Use this ability only during your opponent's turn and only before the attack.]],
  differs = { "affected" },
  activated {
    cost = "{T}",
    only_if = all_of(turn_of(opponent), before_attack),
    target = creature:not_ "wall":controlled_by(opponent):not_entered_this_turn(),
    this_turn(must_attack { affects = target }),
    next_end_of_turn { when(not_so(is(target, permanents:attacked())), { destroy(target) }) },
  },
}
