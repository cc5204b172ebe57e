return summon "Sage" "Sage of Lat-Nam" {
  cost = "{1}{U}", power = 1, toughness = 2,
  text = [[{T}, sacrifice an artifact: Draw a card.]],
  differs = { "types" },
  activated { cost = { "{T}", sacrifice(artifacts) }, draw(1) },
}
