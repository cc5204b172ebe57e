return summon "Wizard" "Soldevi Sage" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{T}, sacrifice 2 lands: You draw 3 cards. You discard one of the drawn cards.]],
  differs = { "types" },
  activated { cost = { "{T}", sacrifice(lands, 2) }, draw(3), discard(1, you, drawn) },
}
