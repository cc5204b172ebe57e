return summon "Monster" "Frankenstein's Monster" {
  cost = "{X}{B}{B}", power = 0, toughness = 1,
  text = [[
    When you play Frankenstein's Monster, choose X creature cards from your graveyard. Remove those cards from the game.
    If you can't, put Frankenstein's Monster into its owner's graveyard instead of onto the battlefield.
    For each creature card exiled this way, Frankenstein's Monster enters the battlefield with a +2/+0, +1/+1, or +0/+2 counter on it.
  ]],
  differs = { "types" },
  when_played {
    search(x, cards:that_are "creature":owned_by(you):in_zone "graveyard"),
    remove_from_game(found),
  },
  unread "If you can't, put Frankenstein's Monster into its owner's graveyard instead of onto the battlefield.",
  unread "For each creature card exiled this way, Frankenstein's Monster enters the battlefield with a +2/+0, +1/+1, or +0/+2 counter on it.",
}
