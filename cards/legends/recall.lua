return sorcery "Recall" {
  cost = "{X}{X}{U}", extra_cost = discard(x),
  text = [[
    As an additional cost to cast Recall, discard X cards.
    Return X target cards from your graveyard to their owner's hand. Remove Recall from the game.
  ]],
  differs = { "effect" },
  target = between(x, x, card:owned_by(you):in_zone "graveyard"),
  return_to_hand(target),
  remove_from_game(self),
}
