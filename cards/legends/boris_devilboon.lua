return summon "Zombie Wizard" "Boris Devilboon" {
  cost = "{3}{B}{R}", power = 2, toughness = 2, legend = true,
  text = [[{2}{B}{R}, {T}: Put a 1/1 black and red Demon token named Minor Demon into play.]],
  activated {
    cost = "{2}{B}{R}, {T}",
    make_token(1, token "Demon" "Minor Demon" { power = 1, toughness = 1, colour = { "black", "red" } }),
  },
}
