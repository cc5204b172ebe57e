return instant "Teleport" {
  cost = "{U}{U}{U}", castable = phase "attackers",
  text = [[
    Cast Teleport only during combat before blockers are declared.
    Target creature cannot be blocked this turn.
  ]],
  target = creature,
  this_turn(cannot_be_blocked { affects = target }),
}
