return enchantment "Night Soil" {
  cost = "{G}{G}",
  text = [[
    {1}, remove two creature cards from your graveyard from the game: Put a 1/1 green Saproling token into play.
    {1}, remove two creature cards from your opponent's graveyard from the game: Put a 1/1 green Saproling token into play.
  ]],
  activated {
    cost = { "{1}", remove_from_game(cards:that_are "creature":owned_by(you):in_zone "graveyard", 2) },
    make_token(1, token "Saproling" "Saproling" { power = 1, toughness = 1, colour = "green" }),
  },
  activated {
    cost = { "{1}", remove_from_game(cards:that_are "creature":owned_by(opponent):in_zone "graveyard", 2) },
    make_token(1, token "Saproling" "Saproling" { power = 1, toughness = 1, colour = "green" }),
  },
}
