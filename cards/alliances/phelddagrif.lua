return summon "Phelddagrif" "Phelddagrif" {
  cost = "{1}{W}{U}{G}", power = 4, toughness = 4, legend = true,
  text = [[
    {G}: Phelddagrif gains trample until end of turn. Target opponent puts a 1/1 green Hippo token into play.
    {W}: Phelddagrif gains flying until end of turn. Target opponent gains 2 life.
    {U}: Return Phelddagrif to your hand. Target opponent may draw a card.
  ]],
  activated {
    cost = "{G}",
    target = opponent,
    until_end_of_turn(self, { gains = trample }),
    make_token(1, token "Hippo" "Hippo" { power = 1, toughness = 1, colour = "green" }, target),
  },
  activated {
    cost = "{W}",
    target = opponent,
    until_end_of_turn(self, { gains = flying }),
    gain_life(2, target),
  },
  activated { cost = "{U}", target = opponent, return_to_hand(self), may { by = target, draw(1, target) } },
}
