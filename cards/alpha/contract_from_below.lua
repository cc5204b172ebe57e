return sorcery "Contract from Below" {
  cost = "{B}", for_ante = true,
  text = [[
    Remove Contract from Below from your deck before playing if you are not playing for ante.
    Discard your hand. Draw a card. Ante the drawn card. Draw seven cards.
  ]],
  differs = { "effect" },
  discard_all(),
  draw(1),
  ante(drawn),
  draw(7),
}
