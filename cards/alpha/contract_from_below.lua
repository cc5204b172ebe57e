return sorcery "Contract from Below" {
  cost = "{B}", for_ante = true,
  text = [[
    Remove Contract from Below from your deck before playing if you are not playing for ante.
    Discard your hand. Draw a card. Put the drawn card on top of your library. Ante the top card of your library. Draw seven cards.
  ]],
  differs = { "effect" },
  discard_all(),
  draw(1),
  put_on_top(drawn),
  ante(cards:owned_by(you):in_zone "library":on_top(1)),
  draw(7),
}
