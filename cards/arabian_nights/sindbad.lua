return summon "Sindbad" "Sindbad" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{T}: Draw a card. If the drawn card is not a land card, discard the drawn card.]],
  differs = { "types", "effect" },
  activated {
    cost = "{T}",
    draw(1),
    when(not_so(is(drawn, cards:that_are "land")), { discard_all(you, drawn) }),
  },
}
