return instant "Gorilla War Cry" {
  cost = "{1}{R}", castable = phase "attackers",
  text = [[
    Cast Gorilla War Cry only during combat before blockers are declared.
    All creatures gain menace until end of turn. You draw a card at the beginning of the next turn's upkeep.
  ]],
  until_end_of_turn(creatures, { gains = menace }),
  next_upkeep { draw(1) },
}
