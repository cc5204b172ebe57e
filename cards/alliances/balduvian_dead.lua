return summon "Zombie" "Balduvian Dead" {
  cost = "{3}{B}", power = 2, toughness = 3,
  text = [[{2}{R}: Remove target nonartifact creature card in your graveyard from the game. Put a 3/1 black and red Graveborn token with "This creature can attack as though it were unaffected by summoning sickness." into play. Bury that token at end of turn.]],
  differs = { "affected", "effect" },
  activated {
    cost = "{2}{R}",
    target = card:that_are "creature":not_ "artifact":owned_by(you):in_zone "graveyard",
    remove_from_game(target),
    make_token(1, token "Graveborn" "Graveborn" { power = 3, toughness = 1, colour = { "black", "red" }, attacks_at_once {} }),
    next_end_of_turn { bury(made) },
  },
}
