return instant "Melee" {
  cost = "{4}{R}", castable = all_of(your_turn, phase "attackers"),
  text = [[
    Cast Melee only during your turn and only during combat before blockers are declared.
    You choose which creatures block this combat and how those creatures block. Whenever a creature attacks and is not blocked this turn, untap it and treat it as though it had not attacked.
  ]],
  differs = { "effect" },
  this_combat(chooses_blocks { affects = players }),
  whenever_this_turn { event = goes_unblocked { what = creatures }, untap(it), undo_attack(it) },
}
