return summon "Phoenix" "Firestorm Phoenix" {
  cost = "{4}{R}{R}", power = 3, toughness = 2,
  text = [[
    Flying
    If Firestorm Phoenix would die, return it to its owner's hand instead.
    Until that player's next turn, that player plays with that card revealed in their hand and can't play it.
  ]],
  flying,
  unread "If Firestorm Phoenix would die, return it to its owner's hand instead.",
  unread "Until that player's next turn, that player plays with that card revealed in their hand and can't play it.",
}
