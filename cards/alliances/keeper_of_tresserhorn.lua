return summon "Avatar" "Keeper of Tresserhorn" {
  cost = "{5}{B}", power = 6, toughness = 6,
  text = [[Whenever Keeper of Tresserhorn attacks and is not blocked, Keeper of Tresserhorn deals no damage in combat this turn. The defending player loses 2 life.]],
  goes_unblocked {
    what = self,
    this_turn(deals_no_combat_damage { affects = self }),
    lose_life(2, defending_player),
  },
}
