return artifact "Phyrexian Portal" {
  cost = "{3}",
  text = [[
    {3}: If your library has ten or more cards in it, target opponent looks at the top ten cards of your library and separates them into two face-down piles.
    Exile one of those piles.
    Search the other pile for a card, put it into your hand, then shuffle the rest of that pile into your library.
  ]],
  unread "{3}: If your library has ten or more cards in it, target opponent looks at the top ten cards of your library and separates them into two face-down piles.",
  unread "Exile one of those piles.",
  unread "Search the other pile for a card, put it into your hand, then shuffle the rest of that pile into your library.",
}
