return enchantment "Drudge Spell" {
  cost = "{B}{B}",
  text = [[
    {B}, remove two creature cards from your graveyard from the game: Put a 1/1 black Skeleton token into play. That token gains "{B}: Regenerate this card."
    When Drudge Spell leaves play, bury all Skeleton tokens.
  ]],
  activated {
    cost = { "{B}", remove_from_game(cards:that_are "creature":owned_by(you):in_zone "graveyard", 2) },
    make_token(1, token "Skeleton" "Skeleton" { power = 1, toughness = 1, colour = "black" }),
    for_good(made, { gains = regeneration("{B}") }),
  },
  leaves_play { what = self, bury(permanents:of_type "skeleton":token()) },
}
