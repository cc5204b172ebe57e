return instant "Feast or Famine" {
  cost = "{3}{B}",
  text = [[
    Choose one —
    • Put a 2/2 black Zombie creature token into play.
    • Bury target nonartifact, nonblack creature.
  ]],
  choose_one {
    mode { make_token(1, token "Zombie" "Zombie" { power = 2, toughness = 2, colour = "black" }) },
    mode { target = creature:not_ "artifact":not_ "black", bury(target) },
  },
}
