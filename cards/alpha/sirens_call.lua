return instant "Siren's Call" {
  cost = "{U}",
  text = [[
    Cast Siren's Call only during your opponent's turn and only before the attack.
    Creatures target opponent has controlled since the beginning of the turn attack this turn if able. At the end of this turn, destroy all non-Wall creatures that opponent has controlled since the beginning of the turn that did not attack this turn.
  ]],
  differs = { "effect" },
  castable = all_of(turn_of(opponent), before_attack),
  target = opponent,
  this_turn(must_attack { affects = creatures:controlled_by(target):here_since_turn_began() }),
  next_end_of_turn {
    destroy(creatures:controlled_by(opponent):not_ "wall":here_since_turn_began():did_not_attack()),
  },
}
