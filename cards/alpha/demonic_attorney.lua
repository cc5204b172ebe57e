return sorcery "Demonic Attorney" {
  cost = "{1}{B}{B}", for_ante = true,
  text = [[
    Remove Demonic Attorney from your deck before playing if you are not playing for ante.
    Each player antes the top card of their library.
  ]],
  ante(cards:owned_by(players):in_zone "library":on_top(1)),
}
