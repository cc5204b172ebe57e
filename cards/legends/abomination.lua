return summon "Abomination" "Abomination" {
  cost = "{3}{B}{B}", power = 2, toughness = 6,
  text = [[At end of combat, destroy all green or white creatures blocking or blocked by Abomination.]],
  differs = { "types", "effect" },
  end_of_combat {
    destroy(either(either(creatures:that_are "green", creatures:that_are "white"):blocking_any(self), either(creatures:that_are "green", creatures:that_are "white"):blocked_by(self))),
  },
}
