return summon "Human" "Sindbad" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{T}: You draw a card. Reveal the drawn card. If the drawn card is not a land card, you discard the drawn card.]],
  activated {
    cost = "{T}",
    draw(1),
    look_at(drawn, players),
    when(not_so(is(drawn, cards:that_are "land")), { discard_all(you, drawn) }),
  },
}
