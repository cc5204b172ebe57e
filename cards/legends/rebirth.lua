return sorcery "Rebirth" {
  cost = "{3}{G}{G}{G}", for_ante = true,
  text = [[
    Remove Rebirth from your deck before playing if you are not playing for ante.
    Each player may ante the top card of their library. If that player does, that player's life total becomes 20.
  ]],
  for_each(players, { may { by = it, first { to = { set_life(20, it) }, ante(cards:owned_by(it):in_zone "library":on_top(1)) } } }),
}
