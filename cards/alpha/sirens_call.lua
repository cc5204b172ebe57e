return instant "Siren's Call" {
  cost = "{U}",
  text = [[
    Play only during an opponent's turn, before the attack.
    Creatures that opponent has controlled since the beginning of the turn attack this turn if able.
    At the end of this turn, destroy all non-Wall creatures that opponent has controlled since the beginning of the turn that did not attack this turn.
  ]],
  castable = all_of(turn_of(opponent), before_attack),
  this_turn(must_attack { affects = creatures:controlled_by(opponent):here_since_turn_began() }),
  next_end_of_turn {
    destroy(creatures:controlled_by(opponent):not_ "wall":here_since_turn_began():did_not_attack()),
  },
}
