return summon "Wizard" "Krovikan Sorcerer" {
  cost = "{2}{U}", power = 1, toughness = 1,
  text = [[
    {T}, discard a nonblack card: Draw a card.
    {T}, discard a black card: Draw two cards. Discard one of them.
  ]],
  differs = { "types" },
  activated { cost = { "{T}", discard(1, cards:not_ "black") }, draw(1) },
  activated { cost = { "{T}", discard(1, cards:that_are "black") }, draw(2), discard(1, you, drawn) },
}
