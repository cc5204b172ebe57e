return summon "Orc" "Orcish Squatters" {
  cost = "{4}{R}", power = 2, toughness = 3,
  text = [[{0}: Gain control of target land defending player controls as long as you control Orcish Squatters. Orcish Squatters deals no damage in combat this turn. Use this ability only if Orcish Squatters is attacking and only if Orcish Squatters is unblocked and only once each turn.]],
  differs = { "effect" },
  activated {
    cost = "{0}",
    only_if = all_of(is(self, permanents:attacking()), is(self, permanents:unblocked()), compare(uses_this_turn, "at most", 0)),
    target = land:controlled_by(defending_player),
    while_yours(target, { controller = you }),
    this_turn(deals_no_combat_damage { affects = self }),
  },
}
