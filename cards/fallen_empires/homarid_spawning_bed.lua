return enchantment "Homarid Spawning Bed" {
  cost = "{U}{U}",
  text = [[{1}{U}{U}, sacrifice a blue creature: Put X 1/1 blue Camarid tokens into play, where X is the sacrificed creature's casting cost.]],
  activated {
    cost = { "{1}{U}{U}", sacrifice(creatures:that_are "blue") },
    make_token(casting_cost_of(sacrificed), token "Camarid" "Camarid" { power = 1, toughness = 1, colour = "blue" }),
  },
}
