return sorcery "Renewal" {
  cost = "{2}{G}", extra_cost = sacrifice(lands),
  text = [[
    As an additional cost to cast Renewal, sacrifice a land.
    Search your library for a basic land card. Put that card into play. Shuffle your library. Draw a card at the beginning of the next turn's upkeep.
  ]],
  search(1, cards:that_are "land":that_are "basic":owned_by(you):in_zone "library"),
  return_to_play(found),
  shuffle(),
  next_upkeep { draw(1) },
}
