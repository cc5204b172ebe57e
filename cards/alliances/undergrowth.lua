return instant "Undergrowth" {
  cost = "{G}", optional_cost = "{2}{R}",
  text = [[
    As an additional cost to cast Undergrowth, you may pay {2}{R}.
    If Undergrowth's additional cost was paid, nonred creatures deal no damage in combat this turn. Otherwise, creatures deal no damage in combat this turn.
  ]],
  when(compare(x, "at least", 1), { this_turn(deals_no_combat_damage { affects = creatures:not_ "red" }) }, { this_turn(deals_no_combat_damage { affects = creatures }) }),
}
