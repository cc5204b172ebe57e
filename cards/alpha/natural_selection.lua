return instant "Natural Selection" {
  cost = "{G}",
  text = [[Choose a player. Look at the top three cards of the chosen player's library. Put the top three cards of the chosen player's library on top of its owner's library in any order. You may have the chosen player shuffle their library.]],
  differs = { "effect" },
  choose "player",
  look_at(cards:owned_by(chosen_player):in_zone "library":on_top(3)),
  put_on_top(cards:owned_by(chosen_player):in_zone "library":on_top(3)),
  may { shuffle(chosen_player) },
}
