return sorcery "Visions" {
  cost = "{W}",
  text = [[Look at the top five cards of target player's library. You may have that player shuffle their library.]],
  target = player,
  look_at(cards:owned_by(target):in_zone "library":on_top(5)),
  may { shuffle(target) },
}
