return summon "Artificer" "Sage of Lat-Nam" {
  cost = "{1}{U}", power = 1, toughness = 2,
  text = [[{T}, sacrifice an artifact: You draw a card.]],
  activated { cost = { "{T}", sacrifice(artifacts) }, draw(1) },
}
