return summon "Wall" "Wall of Kelp" {
  cost = "{U}{U}", power = 0, toughness = 3,
  text = [[{U}{U}, {T}: Put a 0/1 blue Wall token named Kelp into play.]],
  differs = { "types", "effect" },
  activated {
    cost = "{U}{U}, {T}",
    make_token(1, token "Wall" "Kelp" { power = 0, toughness = 1, colour = "blue" }),
  },
}
