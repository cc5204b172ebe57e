return sorcery "Visions" {
  cost = "{W}",
  text = [[Choose a player. Look at the top five cards of the chosen player's library. You may have the chosen player shuffle their library.]],
  differs = { "affected" },
  choose "player",
  look_at(cards:owned_by(chosen_player):in_zone "library":on_top(5)),
  may { shuffle(chosen_player) },
}
