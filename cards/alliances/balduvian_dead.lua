return summon "Zombie" "Balduvian Dead" {
  cost = "{3}{B}", power = 2, toughness = 3,
  text = [[{2}{R}, remove a creature card from your graveyard from the game: Put a 3/1 black and red Graveborn token that is unaffected by summoning sickness into play. Sacrifice that token at end of turn.]],
  activated {
    cost = { "{2}{R}", remove_from_game(cards:that_are "creature":owned_by(you):in_zone "graveyard") },
    make_token(1, token "Graveborn" "Graveborn" { power = 3, toughness = 1, colour = { "black", "red" }, haste }),
    next_end_of_turn { sacrifice(made) },
  },
}
