return instant "Feast or Famine" {
  cost = "{3}{B}",
  text = [[
    Choose one —
    • Bury target nonartifact, nonblack creature.
    • Put a 2/2 black Zombie token into play.
  ]],
  differs = { "effect" },
  choose_one {
    mode { target = creature:not_ "artifact":not_ "black", bury(target) },
    mode { make_token(1, token "Zombie" "Zombie" { power = 2, toughness = 2, colour = "black" }) },
  },
}
