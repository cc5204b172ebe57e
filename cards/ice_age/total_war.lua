return enchantment "Total War" {
  cost = "{3}{R}",
  text = [[Whenever a player declares an attack, destroy all non-Wall untapped creatures that player has controlled since the beginning of the turn that did not attack this turn.]],
  differs = { "effect" },
  attack_declared {
    destroy(creatures:not_ "wall":untapped():controlled_by(that_player):did_not_attack():here_since_turn_began()),
  },
}
