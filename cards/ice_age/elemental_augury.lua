return enchantment "Elemental Augury" {
  cost = "{U}{B}{R}",
  text = [[{3}: Look at the top three cards of target player's library. Put them back in any order.]],
  activated {
    cost = "{3}",
    target = player,
    look_at(cards:owned_by(target):in_zone "library":on_top(3)),
    put_on_top(cards:owned_by(target):in_zone "library":on_top(3)),
  },
}
