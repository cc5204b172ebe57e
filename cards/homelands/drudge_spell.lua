return enchantment "Drudge Spell" {
  cost = "{B}{B}",
  text = [[
    {B}: Remove two target creature cards from your graveyard from the game. If you do, put a 1/1 black Skeleton token into play, then that token gains "{B}: Regenerate this card."
    When Drudge Spell leaves play, bury all Skeleton tokens.
  ]],
  differs = { "timing", "affected" },
  activated {
    cost = "{B}",
    target = between(2, 2, card:that_are "creature":owned_by(you):in_zone "graveyard"),
    first {
      remove_from_game(target),
      to = {
        make_token(1, token "Skeleton" "Skeleton" { power = 1, toughness = 1, colour = "black" }),
        for_good(made, { gains = regeneration("{B}") }),
      },
    },
  },
  leaves_play { what = self, bury(permanents:of_type "skeleton":token()) },
}
