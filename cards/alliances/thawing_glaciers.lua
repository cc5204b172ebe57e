return land "Thawing Glaciers" {
  text = [[
    Thawing Glaciers comes into play tapped.
    {1}, {T}: Search your library for a basic land card. Put that card into play tapped. Shuffle your library. Return Thawing Glaciers to your hand at end of turn.
  ]],
  enters_tapped {},
  activated {
    cost = "{1}, {T}",
    search(1, cards:that_are "land":that_are "basic":owned_by(you):in_zone "library"),
    return_to_play_tapped(found),
    shuffle(),
    next_end_of_turn { return_to_hand(self) },
  },
}
