return summon "Keeper" "Keeper of Tresserhorn" {
  cost = "{5}{B}", power = 6, toughness = 6,
  text = [[Whenever Keeper of Tresserhorn attacks and is not blocked, damage dealt to defending player by it is reduced to 0 this turn. Defending player loses 2 life.]],
  differs = { "types", "effect" },
  goes_unblocked {
    what = self,
    this_turn(reduces_damage { from = self, affects = defending_player }),
    lose_life(2, defending_player),
  },
}
