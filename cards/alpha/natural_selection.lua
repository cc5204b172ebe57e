return instant "Natural Selection" {
  cost = "{G}",
  text = [[Look at the top three cards of target player's library. Put them back in any order. You may have that player shuffle their library.]],
  target = player,
  look_at(cards:owned_by(target):in_zone "library":on_top(3)),
  put_on_top(cards:owned_by(target):in_zone "library":on_top(3)),
  may { shuffle(target) },
}
