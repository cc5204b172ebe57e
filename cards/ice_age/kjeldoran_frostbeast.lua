return summon "Frostbeast" "Kjeldoran Frostbeast" {
  cost = "{3}{W}{G}", power = 2, toughness = 4,
  text = [[At end of combat, destroy all creatures blocking or blocked by Kjeldoran Frostbeast.]],
  differs = { "types" },
  end_of_combat { destroy(either(creatures:blocking_any(self), creatures:blocked_by(self))) },
}
