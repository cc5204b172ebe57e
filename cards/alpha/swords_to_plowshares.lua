return instant "Swords to Plowshares" {
  cost = "{W}",
  text = [[Remove target creature from the game. Its controller gains life equal to its power.]],
  target = creature,
  remove_from_game(target),
  gain_life(power_of(target), controller_of(target)),
}
