return keyword "scavenge" {
  takes = "cost",
  text = "In the graveyard of its owner: for this cost, and removed from the game, it gives a creature as many +1/+1 counters as it had power.",
  activated {
    cost = { parameter, remove_from_game(self:in_zone "graveyard") },
    speed = "sorcery",
    target = creature,
    put_counters("+1/+1", power_of(self), target),
  },
}
