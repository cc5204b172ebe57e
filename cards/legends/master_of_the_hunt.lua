return summon "Master" "Master of the Hunt" {
  cost = "{2}{G}{G}", power = 2, toughness = 2,
  text = [[{2}{G}{G}: Put a 1/1 green Wolf token named Wolves of the Hunt into play. That token gains bands with other creatures named Wolves of the Hunt.]],
  differs = { "types" },
  activated {
    cost = "{2}{G}{G}",
    make_token(1, token "Wolf" "Wolves of the Hunt" { power = 1, toughness = 1, colour = "green" }),
    for_good(made, { gains = bands_with_other { from = creatures:named "Wolves of the Hunt" } }),
  },
}
