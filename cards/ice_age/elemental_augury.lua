return enchantment "Elemental Augury" {
  cost = "{U}{B}{R}",
  text = [[{3}: Look at the top 3 cards of target player's library. Put the top 3 cards of that player's library on top of their owner's library.]],
  activated {
    cost = "{3}",
    target = player,
    look_at(cards:owned_by(target):in_zone "library":on_top(3)),
    put_on_top(cards:owned_by(target):in_zone "library":on_top(3)),
  },
}
