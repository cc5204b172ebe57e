return instant "Gorilla War Cry" {
  cost = "{1}{R}", castable = phase "attackers",
  text = [[
    Cast Gorilla War Cry only during combat before blockers are declared.
    Attacking creatures cannot be blocked by fewer than two creatures this turn. Draw a card at the beginning of the next turn's upkeep.
  ]],
  differs = { "effect" },
  this_turn(needs_blockers { n = 2, affects = creatures:attacking() }),
  next_upkeep { draw(1) },
}
