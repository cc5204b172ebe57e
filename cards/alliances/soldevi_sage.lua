return summon "Wizard" "Soldevi Sage" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{T}, sacrifice two lands: Draw three cards. Discard one of them.]],
  differs = { "types" },
  activated { cost = { "{T}", sacrifice(lands, 2) }, draw(3), discard(1, you, drawn) },
}
