return summon "Medusa" "Infernal Medusa" {
  cost = "{3}{B}{B}", power = 2, toughness = 4,
  text = [[At end of combat, destroy all non-Wall creatures blocking Infernal Medusa and all creatures blocked by it.]],
  differs = { "types", "effect" },
  end_of_combat { destroy(each(creatures:not_ "wall":blocking_any(self), creatures:blocked_by(self))) },
}
