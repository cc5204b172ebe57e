return summon "Horror" "Abomination" {
  cost = "{3}{B}{B}", power = 2, toughness = 6,
  text = [[
    Whenever Abomination blocks a green or white creature, destroy the other creature at end of combat.
    Whenever Abomination becomes blocked by a green or white creature, destroy the other creature at end of combat.
  ]],
  blocks {
    what = self,
    blocked = either(creatures:that_are "green", creatures:that_are "white"),
    next_end_of_combat { destroy(other_one) },
  },
  becomes_blocked {
    what = self,
    by = either(creatures:that_are "green", creatures:that_are "white"),
    next_end_of_combat { destroy(other_one) },
  },
}
