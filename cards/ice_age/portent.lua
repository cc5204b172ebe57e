return sorcery "Portent" {
  cost = "{U}",
  text = [[Look at the top three cards of target player's library. Put them back in any order. You may have that player shuffle their library. Draw a card at the beginning of the next turn's upkeep.]],
  target = player,
  look_at(cards:owned_by(target):in_zone "library":on_top(3)),
  put_on_top(cards:owned_by(target):in_zone "library":on_top(3)),
  may { shuffle(target) },
  next_upkeep { draw(1) },
}
