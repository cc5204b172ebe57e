return instant "Panic" {
  cost = "{R}", castable = phase "attackers",
  text = [[
    Cast Panic only during combat before blockers are declared.
    Target creature cannot block this turn. Draw a card at the beginning of the next turn's upkeep.
  ]],
  target = creature,
  this_turn(cannot_block { affects = target }),
  next_upkeep { draw(1) },
}
