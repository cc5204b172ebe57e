return instant "Exile" {
  cost = "{2}{W}",
  text = [[Remove target nonwhite attacking creature from the game. Gain life equal to its toughness.]],
  target = creature:not_ "white":attacking(),
  remove_from_game(target),
  gain_life(toughness_of(target)),
}
