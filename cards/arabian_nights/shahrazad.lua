return sorcery "Shahrazad" {
  cost = "{W}{W}",
  text = [[
    Players play a Magic subgame, using their libraries as their decks.
    Each player who doesn't win the subgame loses half their life, rounded up.
  ]],
  unsupported "a duel within the duel, played with the libraries, has no state of its own yet",
}
