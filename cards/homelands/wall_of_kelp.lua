return summon "Wall" "Wall of Kelp" {
  cost = "{U}{U}", power = 0, toughness = 3,
  text = [[{U}{U}, {T}: Put a 0/1 blue Plant Wall creature token named Kelp with "This creature cannot attack." into play.]],
  activated {
    cost = "{U}{U}, {T}",
    make_token(1, token "Plant Wall" "Kelp" { power = 0, toughness = 1, colour = "blue", cannot_attack {} }),
  },
}
