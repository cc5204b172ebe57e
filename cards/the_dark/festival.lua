return instant "Festival" {
  cost = "{W}", castable = all_of(phase "upkeep", turn_of(opponent)),
  text = [[
    Cast Festival only during your opponent's upkeep.
    Creatures cannot attack this turn.
  ]],
  this_turn(cannot_attack { affects = creatures }),
}
