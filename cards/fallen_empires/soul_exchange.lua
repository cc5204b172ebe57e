return sorcery "Soul Exchange" {
  cost = "{B}{B}", extra_cost = remove_from_game(creatures:controlled_by(you)),
  text = [[
    As an additional cost to cast Soul Exchange, remove a creature you control from the game.
    Put a creature card from your graveyard into play. If the removed permanent is a Thrull, put a +2/+2 counter on that card.
  ]],
  differs = { "affected" },
  search(1, cards:that_are "creature":owned_by(you):in_zone "graveyard"),
  return_to_play(found),
  when(is(removed, creatures:of_type "thrull"), { put_counters("+2/+2", 1, found) }),
}
