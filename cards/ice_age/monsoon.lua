return enchantment "Monsoon" {
  cost = "{2}{R}{G}",
  text = [[At the end of a player's turn, tap all untapped islands that player controls. Monsoon deals damage to that player equal to the number of permanents tapped this way.]],
  at_end_of_turn {
    of = players,
    tap(lands:of_type "island":untapped():controlled_by(that_player)),
    deal(result, that_player),
  },
}
