return enchantment "Total War" {
  cost = "{3}{R}",
  text = [[Whenever a player attacks with one or more creatures, destroy all non-Wall untapped creatures that player has controlled since the beginning of the turn that did not attack this turn.]],
  attacks {
    what = creatures,
    once = true,
    destroy(creatures:not_ "wall":untapped():controlled_by(that_player):did_not_attack():here_since_turn_began()),
  },
}
