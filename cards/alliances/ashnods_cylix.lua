return artifact "Ashnod's Cylix" {
  cost = "{2}",
  text = [[{3}, {T}: Target player looks at the top three cards of their library, puts one of them back on top of their library, then exiles the rest.]],
  activated {
    cost = "{3}, {T}",
    target = player,
    look_at(cards:owned_by(target):in_zone "library":on_top(3), target),
    search(1, cards:owned_by(target):in_zone "library":on_top(3), {}, target),
    remove_from_game(cards:owned_by(target):not_among(found):in_zone "library":on_top(3)),
    put_on_top(found, target), -- sleight: expect T1003 "with the rest removed, the card lies on top already"
  },
}
